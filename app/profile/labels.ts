/** What the profile screen says; the messages are those of spec §5 and §8. */
export const PROFILE = {
  title: "User Profile",
  cancel: "Cancel",
  loadFailed: "Failed to fetch user profile.",
} as const;

export const INFORMATION = {
  title: "My Information",
  edit: "Edit Profile",
  save: "Save Changes",
  name: "Name",
  email: "Email",
  emailHint: "The email of an account cannot be changed.",
  timeZone: "Time zone",
  timeZoneHint: "“Today”, reminders and the calendar follow it.",
  now: (time: string) => `It is ${time} there now.`,
  since: (date: string) => `Registered ${date}`,
  saved: "Profile updated successfully!",
  failed: "Failed to update profile.",
} as const;

export const PASSWORD = {
  title: "Change Password",
  lead: "Changing it signs you out everywhere else.",
  open: "Change Password",
  submit: "Change Password",
  newPassword: "New Password",
  confirmPassword: "Confirm New Password",
  currentPassword: "Current Password",
  rule: "At least 8 characters.",
  mismatch: "New passwords do not match.",
  changed: "Password changed successfully!",
  changedElsewhere: "Your password was changed elsewhere just now. Please log in with the new one.",
  othersSignedOut: "Your password has been changed. All other sessions have been signed out.",
  failed: "Failed to change password.",
} as const;

export const SESSIONS = {
  title: "Sessions",
  lead: "Where you are signed in.",
  thisDevice: "This device",
  activeNow: "Active now",
  lastSeen: (time: string) => `Last seen ${time}`,
  signedIn: (time: string) => `Signed in ${time}`,
  signOut: "Sign out",
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutOthers: "Sign out everywhere else",
  ended: "Signed out.",
  othersEnded: "Signed out everywhere else.",
  failed: "The session could not be signed out. Please try again.",
} as const;

export const FEED = {
  title: "Calendar feed",
  lead: "Shows your lessons in a calendar app. Copy the address and add it there: “Subscribe to calendar”, “From URL” or “Add by link”. Whoever has it can see your lessons.",
  address: "Address",
  copy: "Copy",
  copied: "Address copied.",
  copyFailed: "The address could not be copied. Select it and copy it yourself.",
  renew: "Renew address",
  renewTitle: "Renew the address of your calendar feed?",
  renewText: "Apps that use the old address stop getting lessons. You then add the new one there.",
  renewed: "The calendar feed has a new address.",
  renewFailed: "The address could not be renewed. Please try again.",
} as const;

export const EXPORT = {
  title: "Your data",
  lead: "Everything that Lectern keeps for you, in one JSON file.",
  button: "Export my data",
} as const;

export const DANGER = {
  title: "Danger Zone",
  lead: "Deletes your account and everything that belongs to it, at once and for good.",
  button: "Delete Account",
  confirm: "Are you sure you want to delete your account? This action cannot be undone.",
  reauthTitle: "Confirm with your password",
  reauthText: "You signed in a while ago. Enter your current password to delete the account.",
  deleted: "Account deleted successfully.",
  failed: "Failed to delete account.",
} as const;
