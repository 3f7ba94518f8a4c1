import { canonicalPath } from '#domain/paths.ts';

/** A draft of a release before 0.2.0, or anything else that was stored. */
type OldDraft = Record<string, unknown>;

const kinds: Record<string, string> = {
  'New survey': 'newSurvey',
  'Changes to a survey': 'survey',
  'Typed and not saved': 'form',
};

/** A discarded one is gone. */
function upgraded(old: OldDraft): OldDraft {
  if (!('keptAt' in old) || old.discardedAt) return old;
  const { keptAt, discardedAt: _, kind, ...rest } = old;
  const isText = 'pasted' in ((old.content ?? {}) as object);
  return {
    ...rest,
    path: canonicalPath(String(old.path)),
    kind: isText ? 'text' : kinds[String(kind)],
    editedAt: keptAt,
  };
}

function parsed(text: string | null): OldDraft {
  try {
    return JSON.parse(text ?? 'null') ?? {};
  } catch {
    return {};
  }
}

/**
 * Drafts of earlier releases in today's form, unchecked: those of the database, and newer texts of
 * local storage, whose files are in the database.
 */
export function upgradeDrafts(stored: [string, unknown][], written: (string | null)[]): OldDraft[] {
  const old = new Map(stored.map(([key, value]) => [key, (value ?? {}) as OldDraft]));
  for (const text of written.map(parsed)) {
    const id = String(text.id ?? '');
    if (id) old.set(id, { ...text, file: old.get(id)?.file ?? null });
  }
  return [...old.values()].map(upgraded);
}
