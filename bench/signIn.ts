/** Signs an owner in, within a page. Self-contained, because it is sent there as text. */
export function signIn(): void {
  localStorage.setItem('token', 'a-token');
  const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
  localStorage.setItem('user', JSON.stringify(user));
}
