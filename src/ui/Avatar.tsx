import { useState } from 'react';
import { fullName } from '#domain/fullName.ts';
import { initials } from '#domain/initials.ts';
import { safeImageUrl } from '#domain/safeImageUrl.ts';
import type { User } from '#domain/user.ts';

interface AvatarProps {
  user: Pick<User, 'firstName' | 'lastName' | 'image'>;
  size: number;
}

/** A person's picture, or the initials where there is none or it cannot be loaded. */
export function Avatar({ user, size }: AvatarProps) {
  const url = safeImageUrl(user.image);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {url && url !== brokenUrl ? (
        <img src={url} alt={fullName(user)} onError={() => setBrokenUrl(url)} />
      ) : (
        initials(user)
      )}
    </span>
  );
}
