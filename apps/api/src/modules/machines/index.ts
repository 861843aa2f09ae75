// The public interface of the module: other modules import only from here.
export {
  endReservationNow,
  extendReservation,
  listReservations,
  markReservationSold,
  releaseMachine,
  reserveMachine,
} from './calendar.ts';
export {
  changeMachine,
  deleteMachine,
  insertMachine,
  type MachinePhoto,
  mainPhotos,
  photosOf,
  setPhotos,
} from './machines.store.ts';
