/** The French words of Spain: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_FR: Words = {
  'es.sender.iberdrola': {
    says: 'Iberdrola est une société privée qui vend électricité ou gaz. Elle ne peut couper que selon les étapes de la loi.',
  },
  'es.sender.endesa': {
    says: 'Endesa est une société privée qui vend électricité ou gaz. Elle ne peut couper que selon les étapes de la loi.',
  },
  'es.sender.naturgy': {
    says: 'Naturgy est une société privée qui vend électricité ou gaz. Elle ne peut couper que selon les étapes de la loi.',
  },
  'es.sender.totalenergies': {
    says: 'TotalEnergies est une société privée qui vend électricité ou gaz. Elle ne peut couper que selon les étapes de la loi.',
  },
  'es.sender.repsol': {
    says: 'Repsol est une société privée qui vend électricité ou gaz. Elle ne peut couper que selon les étapes de la loi.',
  },
  'es.sender.movistar': {
    says: 'Movistar (Telefónica) est une société privée de téléphone et d’internet. Vous pouvez porter gratuitement un litige au bureau public du téléphone (OAUT).',
  },
  'es.sender.masorange': {
    says: 'Orange, Yoigo, MásMóvil est une société privée de téléphone et d’internet. Vous pouvez porter gratuitement un litige au bureau public du téléphone (OAUT).',
  },
  'es.sender.vodafone': {
    says: 'Vodafone est une société privée de téléphone et d’internet. Vous pouvez porter gratuitement un litige au bureau public du téléphone (OAUT).',
  },
  'es.sender.digi': {
    says: 'DIGI est une société privée de téléphone et d’internet. Vous pouvez porter gratuitement un litige au bureau public du téléphone (OAUT).',
  },
  'es.sender.aeat': {
    says: 'L’Agencia Tributaria perçoit l’impôt. Elle peut saisir sans juge, mais vous pouvez faire un recours et demander à payer en plusieurs fois. Vérifiez ses papiers avec le code CSV sur son site.',
  },
  'es.sender.tgss': {
    says: 'La Tesorería General de la Seguridad Social recouvre pour la sécurité sociale. Elle peut saisir sans juge, mais vous pouvez faire un recours et demander à payer en plusieurs fois.',
  },
  'es.sender.sepe': {
    says: 'Le SEPE paie le chômage et redemande ce qu’il a payé en trop.',
  },
  'es.sender.dgt': {
    says: 'La Dirección General de Tráfico est le service national de circulation. Elle envoie de vraies amendes par la poste, DEHú ou miDGT, jamais par un lien de paiement dans un SMS.',
  },
  'es.sender.juzgado': {
    says: 'Juzgado ou Tribunal de Instancia est un tribunal. Ses papiers sont vrais et ont un dernier jour. Appelez avec le numéro du dossier si vous n’êtes pas sûr.',
  },
  'es.sender.wizink': {
    says: 'WiZink Bank est une banque connue pour ses cartes à mensualités (revolving). Vérifiez son taux (TAE).',
  },
  'es.sender.cofidis': {
    says: 'Cofidis prête de l’argent pour des achats. Vérifiez le taux (TAE) et chaque frais.',
  },
}
