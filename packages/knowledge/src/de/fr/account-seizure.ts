/** An account that is seized, and the protected account (P-Konto): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_SEIZURE_WORDS: Words = {
  'de.bailiff.know-month': {
    says: 'La banque doit attendre un mois avant de verser l’argent saisi. Un P-Konto fait dans ce mois protège dès le début.',
    learnMore:
      'Écrivez à la banque : « Bitte führen Sie mein Konto als P-Konto » (tenez mon compte comme P-Konto). Elle doit le faire dès le quatrième jour ouvré.',
  },
  'de.bailiff.deadline-account': {
    says: 'Un P-Konto fait dans le mois après la saisie reçue par la banque protège l’argent déjà bloqué. Le jour indiqué laisse du temps pour la poste.',
    action: 'Faire transformer votre compte en compte protégé (P-Konto)',
    consequence: 'La banque verse l’argent saisi au créancier.',
  },
  'de.bailiff.step-account': {
    says: 'Transformez aujourd’hui votre compte en P-Konto. Au moins 1 590 € par mois n’y sont alors pas saisissables.',
  },
  'de.bailiff.step-certificate': {
    says: 'Des enfants, un conjoint à charge ou des allocations familiales ? Prenez un certificat dans un conseil en dettes, pour protéger plus.',
  },
  'de.bailiff.option-protect': {
    title: 'Protéger votre compte et votre salaire',
    says: 'Demandez un P-Konto et apportez des certificats pour enfants et prestations.',
    cost: 'Gratuit à la banque. Les certificats peuvent coûter un peu.',
    time: 'Quatre jours ouvrés.',
    risk: 'Un P-Konto n’a pas de découvert.',
    bestFor: 'Votre revenu est petit ou votre compte est saisi.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Un certificat pour votre P-Konto peut élever la somme protégée de centaines d’euros.',
    risk: 'Il faut le renouveler quand il expire.',
    notWhen: 'Vous vivez seul, sans personne à charge ni allocations familiales.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'S’il n’arrive que de l’argent protégé, le tribunal peut libérer votre compte jusqu’à douze mois.',
    risk: 'Vous devez prouver les six derniers mois.',
    notWhen: 'Vous recevez parfois plus que la somme protégée.',
  },
  'de.bailiff.account-want': {
    says: 'Votre compte ou un autre argent est saisi pour un créancier. La banque doit le garder et ne peut pas vous payer pour l’instant.',
  },
  'de.bailiff.account-who': {
    says: 'La banque fait seulement ce que dit l’ordre. L’argent va au créancier qui y est nommé.',
  },
  'de.bailiff.account-reality': {
    says: 'Vous pouvez vite récupérer l’accès à votre argent. Un P-Konto libère la somme de base chaque mois, même pour l’argent déjà bloqué.',
  },
  'de.bailiff.account-step': {
    says: 'Allez aujourd’hui à votre banque et demandez par écrit un P-Konto. Prenez les preuves pour enfants et prestations.',
  },
  'de.bailiff.account-option': {
    title: 'S’entendre avec le créancier',
    says: 'Proposez un étalement si le créancier suspend la saisie (ruhend stellen).',
    cost: 'La dette en plusieurs fois.',
    time: 'Quelques jours.',
    risk: 'Le créancier choisit. Demandez un écrit.',
    bestFor: 'Vous pouvez payer une somme fixe par mois.',
  },
  'de.bailiff.bank-want': {
    says: 'Votre banque vous dit qu’un créancier a saisi votre compte. Elle ne décide rien sur la dette.',
  },
  'de.bailiff.bank-step': {
    says: 'Demandez aujourd’hui par écrit un P-Konto. La banque doit le faire en quatre jours ouvrables, gratuitement. Dans le mois, la protection vaut dès le début.',
  },
  'de.bailiff.bank-right': {
    says: 'Une somme fixe vous reste chaque mois, plus avec des enfants ou certaines aides, sur attestation. Contre une saisie fausse, saisissez le tribunal (Erinnerung).',
  },
}
