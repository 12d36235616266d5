/** Decisions of public insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_PUBLIC_WORDS: Words = {
  'de.supply.ins-who-public': {
    says: 'C’est un assureur public. Vous pouvez vous opposer (Widerspruch) dans le mois puis aller gratuitement au tribunal social.',
  },
  'de.supply.ins-deadline-public': {
    says: 'Contre un assureur public, vous avez un mois dès le jour où la décision vous est parvenue.',
    action: 'Envoyer votre opposition (Widerspruch)',
    consequence: 'La décision devient définitive.',
    service: 'une décision compte comme reçue le quatrième jour après l’envoi',
  },
  'de.supply.ins-not-yet-public': {
    says: 'La décision n’est pas définitive tant que votre mois court ou que votre opposition est ouverte.',
  },
  'de.supply.ins-right-rehab': {
    says: 'La caisse doit une cure de rééducation si les soins près de chez vous ne suffisent pas : d’abord ambulatoire, sinon en clinique. Joignez une lettre du médecin.',
  },
  'de.supply.ins-step-object-public': {
    says: 'Écrivez dans le mois : « Ich lege Widerspruch ein » (je m’oppose), avec la date de la décision. Signez. Dites que les raisons suivront.',
  },
  'de.supply.ins-step-doctor': {
    says: 'Demandez le rapport médical (Gutachten) et montrez-le à votre médecin. Une courte lettre de lui aide beaucoup.',
  },
  'de.supply.ins-right-file': {
    says: 'Vous avez le droit de voir votre dossier et le rapport médical.',
  },
  'de.supply.ins-right-court': {
    says: 'Après un non à votre opposition, vous pouvez aller gratuitement au tribunal social dans le mois.',
  },
  'de.supply.ins-option-object': {
    title: 'S’opposer (Widerspruch) dans le mois',
    says: 'Opposez-vous par écrit et envoyez plus tard les raisons et une lettre du médecin.',
    cost: 'Gratuit.',
    time: 'Un mois, la réponse prend jusqu’à trois.',
    risk: 'Presque aucun.',
    bestFor: 'Vous avez besoin de l’argent ou du traitement.',
  },
  'de.supply.ins-want-public': {
    says: 'Un assureur public refuse votre demande ou arrête un paiement.',
  },
  'de.supply.ins-reality-public': {
    says: 'Un premier refus n’est souvent pas le dernier mot. L’opposition est gratuite, et une lettre de votre médecin aide.',
  },
  'de.supply.ins-rights-public': {
    says: 'Vous pouvez contester, lire le rapport médical et aller gratuitement au tribunal social.',
  },
}
