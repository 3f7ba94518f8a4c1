import { expect, test } from 'vitest';
import { otherTool } from './otherTool.ts';

const SHEET = 'This looks like an XLSForm sheet: copy the column of labels instead.';
const PAGE = 'This looks like the page that edits a form: copy its preview instead.';

test.each([
  ['type\tname\tlabel\ntext\tq1\tWhy?', SHEET],
  ['name\tlabel::English\ttype\nq1\tWhy?\ttext', SHEET],
  ['Untitled Question\nOption 1\nAdd option\nor\nAdd "Other"', PAGE],
  ['1. What type of name is on the label?\na) Mine\nb) Yours', null],
  ['Which label?\nOption 1\nNone', null],
  ['', null],
])(
  'for the text %j, the note about the tool that exported it is: %s (BUILDER-43)',
  (text, description) => {
    expect(otherTool(text)).toBe(description);
  },
);
