import { Cross, Filter } from '@blueprintjs/icons';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { formatCount, pluralize } from '#domain/format/figures.ts';
import { Button } from '../Button.tsx';
import { Drawer } from '../lazyDialogs.tsx';

const DrawerContext = createContext(false);

/** Whether a field is in the drawer, where it shows its label and all its parts. */
export const useIsInDrawer = (): boolean => useContext(DrawerContext);

interface FilterDrawerProps {
  /** How many filters are set. */
  activeCount: number;
  /** The number of rows that match the search and the filters; undefined while it loads. */
  total: number | undefined;
  itemName: string;
  variant?: 'outlined' | 'minimal';
  onClear: () => void;
  children: ReactNode;
}

/** A phone's filters: a button beside the search, and a drawer from below (LOOK-3). */
export function FilterDrawer({
  activeCount,
  total,
  itemName,
  variant = 'outlined',
  onClear,
  children,
}: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const singular = itemName.replace(/s$/, '');
  return (
    <>
      <Button
        variant={variant}
        icon={<Filter />}
        text={activeCount > 0 ? formatCount(activeCount) : undefined}
        aria-label={activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-pressed={activeCount > 0}
        onClick={() => setOpen(true)}
      />
      <Drawer isOpen={isOpen} onClose={close} position="bottom" size="auto">
        <div role="dialog" aria-modal="true" aria-label="Filters" className="filter-drawer">
          <header className="row row-apart">
            <h2>Filters</h2>
            <Button variant="minimal" icon={<Cross />} aria-label="Close filters" onClick={close} />
          </header>
          <DrawerContext value>{children}</DrawerContext>
          <footer className="row">
            <Button size="large" text="Clear" onClick={onClear} />
            <Button
              size="large"
              intent="primary"
              text={total === undefined ? `Show ${itemName}` : `Show ${pluralize(total, singular)}`}
              onClick={close}
            />
          </footer>
        </div>
      </Drawer>
    </>
  );
}
