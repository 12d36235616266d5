/** The French words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_FR: Words = {
  'nl.duo.right-lived-there': {
    says: 'Montrez que vous y habitiez : données de banque et de transport, photos, courrier, voisins. Une amende doit correspondre à votre faute.',
  },
  'nl.duo.right-object': {
    says: 'Vous pouvez contester (bezwaar) gratuitement en six semaines et être entendu. Demandez le rapport de la visite à l’adresse.',
  },
  'nl.duo.right-lower': {
    says: 'Votre mensualité dépend de vos revenus d’il y a deux ans. Ont-ils baissé d’au moins 15 % ? Demandez à DUO de prendre une année plus récente (peiljaarverlegging). Redemandez-le chaque année.',
  },
  'nl.duo.right-pause': {
    says: 'Vous pouvez arrêter de payer un temps, cinq ans au plus en tout (jokerjaren). Réglez cela dans Mijn DUO. Les intérêts courent.',
  },
  'nl.duo.right-object-loan': {
    says: 'La somme ou le revenu est faux ? Vous pouvez faire opposition (bezwaar) gratuitement dans les six semaines.',
  },
}
