/** Reminders and letters from debt collectors and their lawyers (Mahnung, Inkasso): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'de.debt.want': {
    says: 'Une entreprise vous demande de l’argent. À elle seule, cette lettre ne peut pas vous faire payer.',
  },
  'de.debt.who': {
    says: 'Une société de recouvrement (Inkasso) ou son avocat écrit pour une autre entreprise. Elle n’a pas plus de pouvoir que celle-ci.',
  },
  'de.debt.who-before-claim': {
    says: 'Un avocat ou une entreprise écrit qu’il ira peut-être au tribunal ensuite. Un avocat n’a pas plus de pouvoir sur vous que son client.',
  },
  'de.debt.reality': {
    says: 'Ce n’est pas un tribunal. Personne ne peut prendre votre salaire ou vos biens à cause de cette lettre.',
  },
  'de.debt.reality-titled': {
    says: 'Ils disent qu’une décision de justice (Titel) existe déjà. Si c’est vrai, ils peuvent envoyer un huissier ou saisir le salaire. Demandez une copie.',
  },
  'de.debt.rights-summary': {
    says: 'Vous pouvez demander ce qu’est la dette, à qui elle est et d’où vient chaque frais. Vous pouvez dire non.',
  },
  'de.debt.not-yet': {
    says: 'Ils ne peuvent pas encore envoyer un huissier (Gerichtsvollzieher). Il leur faut d’abord une injonction que vous n’avez pas contestée, ou un jugement.',
  },
  'de.debt.not-yet-account': {
    says: 'Ils ne peuvent pas maintenant bloquer votre compte ou prendre une part de votre salaire. Là aussi, il faut d’abord un titre.',
  },
  'de.debt.know-old': {
    says: 'La plupart des dettes se prescrivent par trois ans, comptés de la fin de l’année. Vous pouvez alors refuser de payer.',
    learnMore:
      'Vous devez le dire vous-même : « Ich erhebe die Einrede der Verjährung » (j’invoque la prescription). Aucun tribunal ne la cherche de lui-même.',
  },
  'de.debt.org-register': {
    says: 'Une société de recouvrement doit figurer dans le registre public. Vous pouvez la chercher gratuitement sur rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: 'L’Office fédéral de la justice (Bundesamt für Justiz) surveille les sociétés de recouvrement. Vous pouvez vous y plaindre.',
  },
  'de.debt.insight-pressure': {
    says: 'Des mots comme « dernier avertissement » (letzte Mahnung) n’ont pas de valeur légale propre. Le vrai pas suivant est un courrier du tribunal.',
    actionable: 'Répondez calmement par écrit et surveillez toujours votre courrier.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Ils parlent de votre fichier de crédit. Cette menace n’est permise que comme un fait, et elle tombe dès que vous contestez.',
    actionable:
      'Contestez par écrit et dites : « Diese Forderung ist bestritten und darf nicht gemeldet werden » (contestée, à ne pas signaler).',
  },
  'de.debt.myth-visit': {
    says: 'Une société de recouvrement ne peut rien saisir. Seul un huissier (Gerichtsvollzieher) ou un tribunal le peut, et seulement avec un titre.',
  },
  'de.debt.myth-schufa': {
    says: 'Une demande n’entre pas tout de suite dans votre fichier de crédit (Schufa). Sans titre, il faut deux rappels et aucune contestation de votre part.',
  },
  'de.debt.myth-prison': {
    says: 'Personne ne va en prison pour des dettes privées. Une arrestation n’est possible que si vous refusez de lister vos biens. Pour les amendes, c’est différent.',
  },
}
