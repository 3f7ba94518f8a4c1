import { ArrowDown, ArrowUp, Duplicate, Trash } from '@blueprintjs/icons';
import { ActionGroup } from '#ui/ActionGroup.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button, IconButton } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Logo } from '#ui/page/Logo.tsx';
import { Part, State } from './Part.tsx';

const nothing = () => undefined;
const nadia = { firstName: 'Nadia', lastName: 'Haddad', image: null };
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%230b6b5b"/%3E%3C/svg%3E';

/** Buttons, pictures and avatars. */
export function Controls() {
  return (
    <>
      <Part name="Button">
        <State name="plain">
          <Button text="Cancel" />
        </State>
        <State name="primary">
          <Button intent="primary" text="Publish" />
        </State>
        <State name="outlined">
          <Button variant="outlined" text="Preview" />
        </State>
        <State name="minimal">
          <Button variant="minimal" text="Edit" />
        </State>
        <State name="small">
          <Button size="small" text="Try again" />
        </State>
        <State name="disabled">
          <Button disabled text="Undo" />
        </State>
        <State name="primary, disabled">
          <Button intent="primary" disabled text="Publishing..." />
        </State>
      </Part>
      <Part name="ActionGroup and IconButton">
        <State name="all usable">
          <ActionGroup label="Actions for Q2">
            <IconButton label="Move up" icon={<ArrowUp />} onClick={nothing} />
            <IconButton label="Move down" icon={<ArrowDown />} onClick={nothing} />
            <IconButton label="Duplicate" icon={<Duplicate />} onClick={nothing} />
            <IconButton label="Remove" icon={<Trash />} onClick={nothing} />
          </ActionGroup>
        </State>
        <State name="the first one disabled">
          <ActionGroup label="Actions for Q1">
            <IconButton label="Move up" icon={<ArrowUp />} disabled onClick={nothing} />
            <IconButton label="Move down" icon={<ArrowDown />} onClick={nothing} />
          </ActionGroup>
        </State>
      </Part>
      <Part name="Avatar">
        <State name="initials">
          <Avatar user={nadia} size={48} />
        </State>
        <State name="picture that leads nowhere">
          <Avatar user={{ ...nadia, image: '/nothing.png' }} size={48} />
        </State>
        <State name="small">
          <Avatar user={nadia} size={32} />
        </State>
      </Part>
      <Part name="Picture">
        <State name="there">
          <Picture url={picture} alt="A green square" className="part-picture" />
        </State>
        <State name="none">
          <Picture url={null} alt="Survey logo" placeholder={<span>No logo</span>} />
        </State>
      </Part>
      <Part name="Logo">
        <State name="as ever">
          <Logo />
        </State>
      </Part>
    </>
  );
}
