import { faultEveryCall, ownerSettings, type Scenario, status, steps } from './Scenario.ts';

export const agents: Scenario[] = [
  {
    name: 'Agent status change failure',
    settings: {
      ...ownerSettings('/agents'),
      ...faultEveryCall('PATCH /agent/:id/status', status(500)),
    },
    steps: steps.deactivate,
    shows: ['Error', 'Failed to update agent status'],
  },
  {
    name: 'Agent status change success',
    settings: ownerSettings('/agents'),
    steps: steps.deactivate,
    shows: ['Success', 'Agent deactivated successfully'],
  },
  {
    name: 'Agent status change success: activated',
    settings: ownerSettings('/agents'),
    steps: steps.activate,
    shows: ['Success', 'Agent activated successfully'],
  },
  {
    name: 'Create agent failure',
    settings: {
      ...ownerSettings('/agents/create'),
      ...faultEveryCall('POST /auth/sign-up-agent', status(409, 'That address is taken')),
    },
    steps: steps.createAgent,
    shows: ['Create agent failed', 'That address is taken'],
  },
  {
    name: 'Create agent success',
    settings: { ...ownerSettings('/agents/create'), redirects: 'slow' },
    steps: steps.createAgent,
    shows: ['Create agent successful', 'Agent created successfully'],
  },
  {
    name: 'Add several agents: one is refused',
    settings: {
      ...ownerSettings('/agents/add'),
      faults: [
        { call: 'POST /auth/sign-up-agent', on: 2, answer: status(409, 'That address is taken') },
      ],
    },
    steps: steps.addAgents,
    shows: ['1 agent could not be created.', 'That address is taken', '2 agents created'],
  },
  {
    name: 'Update agent failure',
    settings: {
      ...ownerSettings('/agents/edit/1'),
      ...faultEveryCall('PUT /agent/:id', status(409, 'That address is taken')),
    },
    steps: steps.updateAgent,
    shows: ['Update agent failed', 'That address is taken'],
  },
  {
    name: 'Update agent failure without a message',
    settings: {
      ...ownerSettings('/agents/edit/1'),
      ...faultEveryCall('PUT /agent/:id', { kind: 'network' }),
    },
    steps: steps.updateAgent,
    shows: ['Update agent failed', 'An error occurred'],
  },
  {
    name: 'Update agent success',
    settings: { ...ownerSettings('/agents/edit/1'), redirects: 'slow' },
    steps: steps.updateAgent,
    shows: ['Update agent successful', 'Agent updated successfully'],
  },
  {
    name: 'Agent load failure',
    settings: {
      ...ownerSettings('/agents/edit/1'),
      ...faultEveryCall('GET /agent/:id', status(500)),
    },
    shows: ['Error', 'Failed to fetch agent details', 'All Agents'],
  },
];
