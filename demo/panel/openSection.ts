import { tabStorage } from '../state/storages.ts';
import { panelKey } from './panelKey.ts';

/** The section of the panel that is open in this tab, or null. */
export function openSection(): string | null {
  const isOpen = tabStorage.read(panelKey('open')) === 'yes';
  return isOpen ? (tabStorage.read(panelKey('section')) ?? 'Start') : null;
}
