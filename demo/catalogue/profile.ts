import { faultEveryCall, ownerSettings, type Scenario, status, steps } from './Scenario.ts';

export const profile: Scenario[] = [
  {
    name: 'Profile update failure: 409',
    settings: {
      ...ownerSettings('/profile/update'),
      ...faultEveryCall('POST /user/update', status(409, 'That address is taken')),
    },
    steps: steps.updateProfile,
    shows: ['Update failed', 'That address is taken'],
  },
  {
    name: 'Profile update failure, otherwise',
    settings: {
      ...ownerSettings('/profile/update'),
      ...faultEveryCall('POST /user/update', status(500)),
    },
    steps: steps.updateProfile,
    shows: ['Update failed', 'Invalid details'],
  },
  {
    name: 'Profile update success',
    settings: ownerSettings('/profile/update'),
    steps: steps.updateProfile,
    shows: ['Update successful', 'Your profile has been updated'],
  },
];
