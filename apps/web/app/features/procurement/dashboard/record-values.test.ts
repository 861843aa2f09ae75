import { describe, expect, it } from 'vitest';
import * as need from './need-values.ts';
import * as project from './project-values.ts';

const arabic: Record<string, string> = { Cranes: 'الرافعات', Loaders: 'اللوادر (الشيولات)', ', ': '، ' };
const say = (english: string) => arabic[english] ?? english;
const english = (text: string) => text;

describe('the form of a need', () => {
  it('starts with the documented values', () => {
    expect(need.emptyNeed).toEqual({ category: '', quantity: '1', urgency: 'Low', budget: '0' });
  });

  it('[DA-024] [DA-025] [DA-026] [DA-027] refuses an invalid need with the documented messages', () => {
    const right = { ...need.emptyNeed, category: 'Cranes' };
    expect(need.checkNeed(right)).toEqual({});
    expect(need.checkNeed({ ...right, quantity: '٣', budget: '320,000' })).toEqual({});
    expect(need.checkNeed({ category: 'ab', quantity: '0', urgency: '', budget: '-1' })).toEqual({
      category: 'Category must be at least 3 characters long',
      quantity: 'Quantity must be at least 1',
      urgency: 'Urgency must be Low, Medium, or High',
      budget: 'Budget must be a positive number',
    });
    expect(need.checkNeed({ ...right, budget: 'much' })).toEqual({ budget: 'Budget must be a positive number' });
  });

  it('sends the category that the api knows, and shows it in the language of the page', () => {
    const typed = { category: 'الرافعات', quantity: '٣', urgency: 'High', budget: '1,250.5' };
    const body = { category: 'Cranes', quantity: 3, urgency: 'High', budget: 1250.5 };
    expect(need.bodyOf(typed, say)).toEqual(body);
    const stored = { ...body, _id: 'a', category: 'cranes', urgency: 'High', createdAt: '' } as const;
    expect(need.valuesOf(stored, say)).toEqual({ ...typed, quantity: '3', budget: '1250.5' });
    expect(need.bodyOf({ ...typed, category: 'Tower cranes' }, english).category).toBe('Tower cranes');
    for (const category of ['اللوادر (الشيولات)', 'اللوادر', 'الشيولات '])
      expect(need.bodyOf({ ...typed, category }, say).category).toBe('Loaders');
    expect(need.bodyOf({ ...typed, category: '' }, say).category).toBe('');
  });
});

describe('the form of a project', () => {
  it('[DA-029] [DA-030] [DA-031] [DA-032] refuses an invalid project with the documented messages', () => {
    expect(project.checkProject({ name: 'ab', status: '', duration: '3m', equipment: ' , ' })).toEqual({
      name: 'Project name must be at least 3 characters long',
      status: 'Status must be Active, Pending, or Completed',
      duration: 'Duration must be specified',
      equipment: 'At least one equipment type is required',
    });
    const right = { name: 'Coast road', status: 'Active', duration: '3 months', equipment: 'Cranes' };
    expect(project.checkProject(right)).toEqual({});
    expect(project.checkProject({ ...right, name: 'M25' })).toEqual({});
    expect(project.checkProject({ ...right, equipment: `Cranes, ${'x'.repeat(61)}` })).toEqual({
      equipment: 'Enter up to 30 types, each up to 60 characters long',
    });
  });

  it('[DA-028] accepts equipment types with commas of both languages', () => {
    const typed = { name: 'Coast road', status: 'Pending', duration: '3 months', equipment: 'الرافعات، Piling rigs' };
    expect(project.bodyOf(typed, say)).toEqual({ ...typed, equipment: ['Cranes', 'Piling rigs'] });
    const equipment = ['cranes', 'Piling rigs'];
    expect(project.valuesOf({ ...typed, _id: 'a', status: 'Pending', equipment, createdAt: '' }, say)).toEqual(typed);
  });
});
