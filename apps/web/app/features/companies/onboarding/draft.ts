// Saves a half-filled application for this tab, so that it survives a reload. Password, files and consent are never saved.
import { type Application, emptyApplication, type Role } from './application.ts';

const KEY = 'onboarding';
const neverSaved = ['password', 'terms'] as const;

export type Draft = { readonly role: Role; readonly application: Partial<Application> };

export function draftOf(role: Role, application: Application): Draft {
  const saved = Object.entries(application).filter(([field]) => !neverSaved.some((excluded) => excluded === field));
  return { role, application: Object.fromEntries(saved) };
}

/** Parses a saved draft and drops the values that do not fit the form. */
export function parseDraft(saved: string | null): Draft | undefined {
  try {
    const { role, application } = JSON.parse(saved ?? '') as { role: unknown; application: Record<string, unknown> };
    const fitting = Object.entries(emptyApplication).flatMap(([field, empty]) => {
      const value = application[field];
      const fits = Array.isArray(empty) ? isTextList(value) : typeof value === typeof empty;
      return fits && !neverSaved.some((excluded) => excluded === field) ? [[field, value] as const] : [];
    });
    return { role: role === 'supplier' ? 'supplier' : 'buyer', application: Object.fromEntries(fitting) };
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is disabled or full. The form works without it.
  }
}

export function readDraft(): Draft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is disabled, so nothing was saved.
  }
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
