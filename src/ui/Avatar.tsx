import { safeImageUrl } from '#domain/field/images.ts';
import { fullName } from '#domain/person/fullName.ts';
import { initials, type User } from '#domain/person/user.ts';
import { Picture } from './Picture.tsx';

interface AvatarProps {
  user: Pick<User, 'firstName' | 'lastName' | 'image'>;
  size: number;
}

/** A person's picture; the initials if there is none or it fails to load. */
export function Avatar({ user, size }: AvatarProps) {
  return (
    <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.4 }}>
      <Picture url={safeImageUrl(user.image)} alt={fullName(user)} placeholder={initials(user)} />
    </span>
  );
}
