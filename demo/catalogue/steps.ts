/** A tester's steps, in the words of the documentation. */
export const steps = {
  logIn: 'Log in as nadia@canvass.example with Nadia-2026.',
  signUp: 'Fill in the form with a new e-mail and press “Sign up”.',
  askForLink: 'Type an e-mail and press “Send reset link”.',
  publish: 'Type a title and a question, press “Publish”.',
  update: 'Press “Update”.',
  createAgent: 'Fill in the form and press “Create Agent”.',
  addAgents: 'Paste three lines such as “Ada King, ada@example.com” and press “Create 3 agents”.',
  updateAgent: 'Press “Update Agent”.',
  updateProfile: 'Press “Update profile”.',
  changePassword: 'Press “Reset password”, type a new password twice, press “Change password”.',
  submit: 'Fill in the form and press “Submit”.',
  deactivate: 'Open the actions of an agent, press “Deactivate”, then “Confirm”.',
  chooseLogo: 'Press “Add Logo” and choose the file that the panel offers.',
};
