import { expect, it } from 'vitest';
import { checkMeeting } from './check-meeting.ts';

it('refuses a time that has passed where the machine is', () => {
  const now = Date.parse('2026-11-15T19:43:00Z');
  const at = (preferredTime: string) => ({ preferredDate: '2026-11-15', preferredTime });
  expect(checkMeeting(at('03:00'), 'sa', now)).toEqual({ preferredTime: 'Choose a time in the future.' });
  // It is 22:43 in Riyadh and 23:43 in Dubai.
  expect(checkMeeting(at('23:00'), 'sa', now)).toEqual({});
  expect(checkMeeting(at('23:00'), 'ae', now)).toEqual({ preferredTime: 'Choose a time in the future.' });
  expect(checkMeeting({ preferredDate: '', preferredTime: '' }, 'sa', now)).toEqual({});
});
