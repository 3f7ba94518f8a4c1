import { useEffect, useState } from 'react';
import { resetLinkState } from '#mocks/backend/resetLinkState.ts';
import type { Demo } from '../createDemo.ts';
import { useObservable } from './useObservable.ts';

const PREFIX = '/reset-password/';

const outcomes = {
  valid: 'valid',
  expired: 'expired: answered 410',
  used: 'used: answered 410',
  unknown: 'unknown: answered 404',
};

/** The mails of the mock: contact messages and reset links. */
export function MailSection({ demo }: { demo: Demo }) {
  const { database, log } = demo.backend;
  const [, showAgain] = useState(0);
  // Calls send mails, and every call is in the log.
  useObservable(log);

  useEffect(() => {
    // Another tab may have sent some.
    void demo.shared.runExclusive(async () => showAgain((count) => count + 1));
  }, [demo]);

  const expire = async (token: string) => {
    await demo.shared.runExclusive(() =>
      database.resetLinks.update((query) => query.where({ token }), {
        data(link) {
          link.state = 'expired';
        },
      }),
    );
    showAgain((count) => count + 1);
  };

  return (
    <>
      <h3>Outbox</h3>
      <ul className="cards">
        {database.emails
          .all()
          .toReversed()
          .map(({ id, to, subject, text, link, sentAt }) => {
            const token = link?.slice(PREFIX.length) ?? '';
            const resetLink = database.resetLinks.findFirst((query) => query.where({ token }));
            const state = resetLink ? resetLinkState(resetLink) : 'unknown';
            return (
              <li key={id}>
                <strong>{subject}</strong>
                <p className="hint">{`to ${to}, ${sentAt.slice(0, 16).replace('T', ' ')}`}</p>
                <p>{text}</p>
                {link && (
                  <>
                    <a href={demo.root + link.slice(1)}>{link}</a>
                    <p className="hint">{`This link is ${outcomes[state]}.`}</p>
                    {state === 'valid' && (
                      <button
                        type="button"
                        aria-label={`Expire ${link}`}
                        onClick={() => expire(token)}
                      >
                        Expire
                      </button>
                    )}
                  </>
                )}
              </li>
            );
          })}
      </ul>
    </>
  );
}
