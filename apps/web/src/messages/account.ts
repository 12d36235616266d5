/** The words of signing up and in; the titles of toasts and the failures are the specification's. */
export const accountMessages = {
  pageTitle: 'Your account',
  tabsLabel: 'Sign up or log in',
  tabs: { signUp: 'Sign Up', login: 'Login' },

  signUpTitle: 'Make an account',
  signUpIntro: 'You need an email address and a password. Nothing else.',
  loginTitle: 'Welcome back',

  email: 'Email',
  password: 'Password',
  passwordPlaceholder: 'min 6 characters',
  passwordHint: 'At least 6 characters. Three random words are stronger and easy to recall.',
  confirmPassword: 'Confirm password',
  toggle: {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },

  signUpButton: 'Create account',
  signingUp: 'Creating account...',
  loginButton: 'Log in',
  loggingIn: 'Logging in...',

  errorTitle: 'There is a problem',
  welcomeBack: 'Welcome back!',
  accountCreated: 'Account created!',
  loginFailed: 'Login failed',
  loginFailedHint: 'Invalid email or password',
  registrationFailed: 'Registration failed',
  registrationFailedHint: 'Failed to create account',
} as const
