/** The French words of the rows in ../tax-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REMINDER_FR: Words = {
  'fr.tax.formal-right': {
    says: 'Après une mise en demeure, le Trésor attend 30 jours avant de saisir. Vous avez deux mois pour la contester.',
  },
  'fr.tax.surcharge-right': {
    says: 'Vous pouvez demander la remise de la majoration (remise gracieuse), par message dans votre espace, même après paiement.',
  },
  'fr.tax.claim-online': {
    says: 'Écrivez dans votre espace impots.gouv.fr. Demandez un délai avant la date, ou réclamez avec vos motifs si l’impôt est faux.',
  },
  'fr.tax.right-second-home': {
    says: 'Cette taxe ne vise que les résidences secondaires. Personne ne la doit pour le logement habité au 1er janvier. Erreur ? Corrigez en ligne et réclamez avant le 31 décembre de l’an prochain.',
  },
  'fr.tax.right-three-years': {
    says: 'Pour l’impôt sur le revenu, le fisc ne peut en général remonter que jusqu’à la fin de la troisième année après celle du revenu. Pour des années plus anciennes, demandez pourquoi.',
  },
}
