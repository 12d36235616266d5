/** Who helps in Germany: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'de.help.verbraucherzentrale': {
    does: 'Conseil du centre de consommateurs de votre Land sur contrats, recouvrement, énergie et fraude, gratuit ou à petit prix.',
  },
  'de.help.caritas': {
    does: 'Conseil gratuit en dettes, sur place et en ligne, quelle que soit votre foi.',
  },
  'de.help.diakonie': { does: 'Conseil gratuit en dettes et social dans beaucoup de villes.' },
  'de.help.awo': { does: 'Conseil gratuit en dettes de l’association d’entraide ouvrière.' },
  'de.help.meine-schulden': { does: 'Trouve le centre gratuit de conseil en dettes près de vous.' },
  'de.help.mieterbund': {
    does: 'Associations locales de locataires qui conseillent et écrivent pour leurs membres.',
  },
  'de.help.fachstelle': {
    does: 'L’office de votre ville qui aide avant la perte du logement. Il peut prendre en charge des dettes de loyer.',
  },
  'de.help.dgb': {
    does: 'Syndicats. Les membres ont de l’aide juridique au travail et au tribunal du travail.',
  },
  'de.help.arbeitsgericht': {
    does: 'Le guichet du tribunal du travail écrit gratuitement votre demande.',
  },
  'de.help.beratungshilfe': {
    does: 'Avec un petit revenu, le tribunal local vous donne un bon pour un avocat. Vous payez 15 € au plus.',
  },
  'de.help.prozesskostenhilfe': {
    does: 'Paie tribunal et avocat si votre revenu est petit et votre affaire a des chances.',
  },
  'de.help.anwaltssuche': { does: 'Le registre officiel de tous les avocats.' },
  'de.help.vdk': {
    does: 'Association sociale. Les membres ont de l’aide pour les décisions de prestations, de retraite et de santé.',
  },
  'de.help.polizei': {
    does: 'Signalez une fraude en ligne ou dans un poste. En danger, appelez le 110.',
  },
  'de.help.sperr-notruf': { does: 'Bloque cartes bancaires et banque en ligne, jour et nuit.' },
  'de.help.weisser-ring': { does: 'Aide gratuitement les victimes de délits.' },
  'de.help.telefonseelsorge': { does: 'Quelqu’un à qui parler, jour et nuit, gratuit.' },
  'de.help.hilfetelefon': {
    does: 'Aide aux femmes face à la violence, jour et nuit, en beaucoup de langues.',
  },
  'de.help.beitragsservice': { does: 'Demandez ici exonération, réduction ou étalement.' },
}
