import { type ComponentType, useState } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

/** Overlays of a screen: their code loads after the screen, when idle or when they first open. */
export const ConfirmDialog = lazyComponent(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
);
const LaterMenu = lazyComponent(async () => (await import('./list/OpenMenu.tsx')).OpenMenu);
const LaterDialog = lazyComponent(async () => (await import('./dialogs.tsx')).FocusingDialog);
const LaterDrawer = lazyComponent(async () => (await import('./dialogs.tsx')).FocusingDrawer);

/** A panel stays rendered after its first opening, so that it can slide out. */
function keepMounted<Props extends object>(Opened: ComponentType<Props>) {
  return function Overlay(props: Props & { isOpen: boolean }) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    return wasOpened && <Opened {...props} />;
  };
}

export const Dialog = keepMounted(LaterDialog);
export const OpenMenu = keepMounted(LaterMenu);
export const Drawer = keepMounted(LaterDrawer);

/** Overlays that any screen of a signed-in user may open. */
export const lazyDialogs = [ConfirmDialog, LaterMenu, LaterDialog, LaterDrawer];
