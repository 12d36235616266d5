/** Organisations that often write to people in France: the words in French. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  complainTo: 'À la société d’abord. Ensuite à SignalConso (DGCCRF).',
  nextStep: 'Vérifiez la dette et sa date. Puis écrivez et demandez des preuves.',
}
const ENERGY: RowWords = {
  says: 'C’est un fournisseur privé d’électricité ou de gaz. Il ne peut pas couper votre résidence principale du 1er novembre au 31 mars.',
  regulator: 'Commission de régulation de l’énergie',
  complainTo: 'Au fournisseur d’abord. Après deux mois, au Médiateur national de l’énergie.',
  nextStep: 'Vérifiez le relevé du compteur et les dates. Demandez un échéancier.',
}
const TELECOM: RowWords = {
  says: 'C’est un opérateur privé de téléphone et d’internet. Ses lettres ne sont pas des décisions de justice.',
  complainTo: 'À l’opérateur d’abord. Ensuite au Médiateur des communications électroniques.',
  nextStep: 'Vérifiez la date du contrat et les factures de plus d’un an.',
}

export const SENDERS_WORDS: Words = {
  'fr.sender.intrum': {
    ...COLLECTOR,
    says: 'Intrum recouvre des factures et des crédits impayés, pour d’autres ou des dettes rachetées. C’est une entreprise privée, pas un tribunal. Elle ne peut rien saisir seule.',
  },
  'fr.sender.eos': {
    ...COLLECTOR,
    says: 'EOS recouvre des factures et des crédits impayés, pour d’autres ou des dettes rachetées. C’est une entreprise privée, pas un tribunal. Elle ne peut rien saisir seule.',
  },
  'fr.sender.iqera': {
    ...COLLECTOR,
    says: 'iQera (avant : MCS) recouvre des factures et des crédits impayés, pour d’autres ou des dettes rachetées. C’est une entreprise privée, pas un tribunal. Elle ne peut rien saisir seule.',
  },
  'fr.sender.cabot': {
    ...COLLECTOR,
    says: 'Cabot recouvre des factures et des crédits impayés, pour d’autres ou des dettes rachetées. C’est une entreprise privée, pas un tribunal. Elle ne peut rien saisir seule.',
  },
  'fr.sender.hoist': {
    ...COLLECTOR,
    says: 'Hoist Finance recouvre des factures et des crédits impayés, pour d’autres ou des dettes rachetées. C’est une entreprise privée, pas un tribunal. Elle ne peut rien saisir seule.',
  },
  'fr.sender.effico': {
    ...COLLECTOR,
    says: 'Effico recouvre des factures et des crédits impayés, pour d’autres ou des dettes rachetées. C’est une entreprise privée, pas un tribunal. Elle ne peut rien saisir seule.',
  },
  'fr.sender.concilian': {
    ...COLLECTOR,
    says: 'Concilian recouvre des factures et des crédits impayés, pour d’autres ou des dettes rachetées. C’est une entreprise privée, pas un tribunal. Elle ne peut rien saisir seule.',
  },
  'fr.sender.sogedi': {
    ...COLLECTOR,
    says: 'Sogedi recouvre des factures et des crédits impayés, pour d’autres ou des dettes rachetées. C’est une entreprise privée, pas un tribunal. Elle ne peut rien saisir seule.',
  },
  'fr.sender.dgfip': {
    says: 'C’est l’administration des impôts et le Trésor public. Elle peut saisir salaire et compte sans juge. Elle accepte souvent un échéancier si vous demandez tôt.',
    complainTo:
      'Au service indiqué dans la lettre, puis au conciliateur fiscal de votre département.',
    nextStep: 'Vérifiez la somme dans votre espace sur impots.gouv.fr.',
  },
  'fr.sender.antai': {
    says: 'Cette agence de l’État envoie les amendes routières. Les vrais sites finissent par gouv.fr. Beaucoup de faux messages prennent son nom.',
    complainTo: 'À l’officier du ministère public indiqué sur l’avis.',
    nextStep: 'Tapez vous-même antai.gouv.fr et cherchez le numéro de l’avis.',
  },
  'fr.sender.caf': {
    says: 'La CAF verse les aides familiales, le logement et le RSA. Elle peut retenir de l’argent sur les versements suivants. Vous pouvez contester ou demander une remise.',
    complainTo: 'À la commission de recours amiable de la CAF, puis à son médiateur.',
    nextStep: 'Regardez le motif et les mois. Contestez dans les deux mois si c’est faux.',
  },
  'fr.sender.france-travail': {
    says: 'France Travail (avant : Pôle emploi) paie et aide les demandeurs d’emploi. Il peut réclamer ce qui a été versé par erreur.',
    complainTo: 'À France Travail, puis à son médiateur.',
    nextStep: 'Vérifiez les dates. Contestez par écrit dans les deux mois si c’est faux.',
  },
  'fr.sender.urssaf': {
    says: 'L’Urssaf recouvre les cotisations sociales, surtout des employeurs et des indépendants. Elle peut délivrer une contrainte sans juge.',
    complainTo: 'À la commission de recours amiable de l’Urssaf.',
    nextStep: 'Demandez tôt un échéancier. Une contrainte ne laisse que 15 jours pour s’opposer.',
  },
  'fr.sender.court': {
    says: 'C’est un vrai tribunal. Ses papiers ont des dates à ne pas manquer.',
    nextStep: 'Cherchez la date d’audience ou le délai. Demandez un conseil juridique gratuit.',
  },
  'fr.sender.officer': {
    says: 'Un commissaire de justice (avant : huissier) remet les actes et exécute les décisions. Sans décision de justice, il peut seulement demander.',
    complainTo: 'À la chambre régionale des commissaires de justice ou au procureur.',
    nextStep: 'Demandez quel titre exécutoire il a, et une copie.',
  },
  'fr.sender.arcom': {
    says: 'L’Arcom est l’autorité publique de la radio, de la télé et des œuvres en ligne. Elle avertit quand une ligne internet a servi à partager des œuvres. Un avertissement n’est pas une amende.',
    nextStep: 'Voyez qui utilise votre ligne et sécurisez-la.',
  },
  'fr.sender.edf': ENERGY,
  'fr.sender.engie': ENERGY,
  'fr.sender.totalenergies': ENERGY,
  'fr.sender.eni': ENERGY,
  'fr.sender.orange': TELECOM,
  'fr.sender.sfr': TELECOM,
  'fr.sender.bouygues': TELECOM,
  'fr.sender.free': TELECOM,
}
