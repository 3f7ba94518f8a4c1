import { tabStorage } from '../state/storages.ts';
import { panelKey } from './panelKey.ts';

/** The open section of the panel in this tab, or null. */
export function openSection(): string | null {
  const isOpen = tabStorage.read(panelKey('open')) === 'yes';
  return isOpen ? (tabStorage.read(panelKey('section')) ?? 'Start') : null;
}
