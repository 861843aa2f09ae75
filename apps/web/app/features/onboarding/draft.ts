// A half-filled application outlives a reload, in this tab only. Never the password, never a file, never the consent.
import { type Application, emptyApplication, type Role } from './application.ts';

const KEY = 'onboarding';
const never = ['password', 'terms'] as const;

export type Draft = { readonly role: Role; readonly application: Partial<Application> };

export function draftOf(role: Role, application: Application): Draft {
  const kept = Object.entries(application).filter(([field]) => !never.some((secret) => secret === field));
  return { role, application: Object.fromEntries(kept) };
}

/** What the text holds, as far as it still fits the form. */
export function parseDraft(kept: string | null): Draft | undefined {
  try {
    const { role, application } = JSON.parse(kept ?? '') as { role: unknown; application: Record<string, unknown> };
    const fitting = Object.entries(emptyApplication).flatMap(([field, empty]) => {
      const value = application[field];
      const fits = Array.isArray(empty) ? isTextList(value) : typeof value === typeof empty;
      return fits && !never.some((secret) => secret === field) ? [[field, value] as const] : [];
    });
    return { role: role === 'supplier' ? 'supplier' : 'buyer', application: Object.fromEntries(fitting) };
  } catch {
    return undefined;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: the form works without it.
  }
}

export function readDraft(): Draft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
