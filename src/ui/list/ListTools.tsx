import './list.css';
import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '../Button.tsx';
import { MEDIUM, useHasContentWidth } from '../contentWidth.ts';
import type { Column } from './Cell.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { formatSort, type ListParams, parseSort, searchText } from './useListParams.ts';

interface ListToolsProps<Row> {
  itemName: string;
  listParams: ListParams;
  columns: Column<Row>[];
  /** The number of rows that match the search and the filters; undefined while it loads. */
  total: number | undefined;
  /** How far the rows of all pages are read, or how many of them match. */
  progress: string | false;
  /** The list's own filters. */
  children: ReactNode;
}

/** Search, status and order over all pages. On a narrow screen the filters and the order are in a drawer. */
export function ListTools<Row>({
  itemName,
  listParams,
  columns,
  total,
  progress,
  children,
}: ListToolsProps<Row>) {
  const { listQuery, setQuery, needsAllRows, statuses } = listParams;
  const [inputText, setTyped] = useState(listQuery.text);
  const lastSearch = useRef(listQuery.text);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Back and Forward change the URL from outside; typing does not.
    if (listQuery.text !== lastSearch.current) {
      lastSearch.current = listQuery.text;
      setTyped(listQuery.text);
    }
  }, [listQuery.text]);

  const type = (all: string) => {
    const text = searchText(all);
    const replaceHistory = lastSearch.current !== '';
    setTyped(text);
    lastSearch.current = text.trim() === '' ? '' : text;
    setQuery({ text: lastSearch.current }, { replaceHistory });
  };

  const isNarrow = !useHasContentWidth(MEDIUM);
  const clear = () => {
    setTyped('');
    lastSearch.current = '';
    const filters = Object.fromEntries(Object.keys(listQuery.filters).map((name) => [name, '']));
    setQuery({ text: '', status: '', sort: null, filters });
  };
  const statusChoice = statuses.length > 0 && (
    <ChoiceSelect
      label="Status"
      value={listQuery.status}
      choices={[
        { value: '', text: 'All statuses' },
        ...statuses.map((status) => ({ value: status, text: status })),
      ]}
      onChange={(status) => setQuery({ status })}
    />
  );

  return (
    <search className="row list-tools">
      <InputGroup
        inputRef={field}
        className="search-field"
        dir="auto"
        leftIcon={<Search />}
        type="search"
        placeholder={`Search ${itemName}`}
        aria-label={`Search ${itemName}`}
        maxLength={limits.search}
        value={inputText}
        onValueChange={type}
      />
      {isNarrow ? (
        <FilterDrawer
          activeCount={
            [listQuery.status, ...Object.values(listQuery.filters)].filter(Boolean).length
          }
          total={total}
          itemName={itemName}
          onClear={clear}
        >
          {children}
          {statusChoice}
          <ChoiceSelect
            label="Order"
            value={formatSort(listQuery.sort)}
            choices={[
              { value: '', text: 'Newest first' },
              ...columns
                .filter(({ sortValue }) => sortValue)
                .flatMap(({ id, header }) => [
                  { value: id, text: `${header}, ascending` },
                  { value: `-${id}`, text: `${header}, descending` },
                ]),
            ]}
            onChange={(sort) => setQuery({ sort: parseSort(sort) })}
          />
        </FilterDrawer>
      ) : (
        <>
          {statusChoice}
          {children}
          <Button
            variant="minimal"
            text="Clear"
            // Hidden, but it keeps its space, so that the layout does not shift at the first letter.
            className={needsAllRows ? '' : 'reserved'}
            onClick={() => {
              clear();
              // The button disappears, so the focus moves to the search field.
              field.current?.focus();
            }}
          />
        </>
      )}
      <p className="list-progress" role="status">
        {progress}
      </p>
    </search>
  );
}
