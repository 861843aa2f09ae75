// Unsent messages, kept on this device for each machine and other company.
import { type DeviceStore, deviceStore } from './device-store.ts';

const stores = new Map<string, DeviceStore<string>>();

export function messageDraft(equipmentId: string, otherId: string): DeviceStore<string> {
  const key = `message ${equipmentId} ${otherId}`;
  const store = stores.get(key) ?? deviceStore(key, (kept) => (typeof kept === 'string' ? kept : ''));
  stores.set(key, store);
  return store;
}
