/** What a court claim form must hold: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ELEMENTS_FR: Words = {
  'gb.claim.element-number': {
    says: 'Une vraie demande (claim form) a un numéro d’affaire (claim number) et nomme un tribunal.',
    name: 'Un numéro d’affaire (claim number) et un tribunal',
    ifMissing:
      'Nous ne voyons pas de numéro d’affaire. Appelez le tribunal à un numéro trouvé sur GOV.UK et vérifiez que c’est vrai.',
  },
  'gb.claim.element-issue-date': {
    says: 'Le formulaire montre le jour où le tribunal l’a émis. Votre délai de réponse court à partir de la remise officielle (service), après ce jour.',
    name: 'La date d’émission (issue date)',
    ifMissing:
      'Nous ne voyons pas de date d’émission. Cherchez le tampon du tribunal. S’il n’y en a pas, demandez au tribunal.',
  },
  'gb.claim.element-particulars': {
    says: 'Le demandeur (claimant) doit donner en bref les faits de la demande, sur le formulaire ou dans les 14 jours.',
    name: 'Les raisons (particulars of claim)',
    ifMissing:
      'Nous ne voyons pas de raisons. Si c’est marqué « to follow » (à suivre), votre délai de défense court à partir de leur réception.',
  },
  'gb.claim.element-truth': {
    says: 'Le demandeur (claimant) doit signer que les faits sont vrais.',
    name: 'Une déclaration de vérité (statement of truth)',
    ifMissing:
      'Nous ne voyons pas de déclaration de vérité dans le texte. Regardez au dos du formulaire. S’il n’y en a pas, dites-le dans votre défense.',
  },
  'gb.claim.element-total': {
    says: 'Le formulaire montre la somme réclamée, les frais du tribunal et les frais d’avocat fixes.',
    name: 'La somme réclamée et les frais',
    ifMissing:
      'Nous n’avons pas trouvé les sommes. Regardez la case en bas à droite du formulaire.',
  },
}
