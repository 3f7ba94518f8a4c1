import { useEffect, useState } from 'react';

/** Whether another tab of this browser has the same survey open; without a key none has. */
export function useOtherTabs(key: string | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false);

  useEffect(() => {
    if (key === null) return undefined;
    const channel = new BroadcastChannel(`builder:${key}`);
    channel.onmessage = ({ data }) => {
      setElsewhere(data !== 'closing');
      if (data === 'opening') channel.postMessage('open');
      // A third tab may be open too.
      if (data === 'closing') channel.postMessage('opening');
    };
    channel.postMessage('opening');
    const close = () => channel.postMessage('closing');
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
      channel.close();
    };
  }, [key]);

  return isElsewhere;
}
