/** Questions about parking, fines and accidents: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'jp.ask.traffic-charge': {
    says: 'Un papier est collé sur la voiture ? Si personne ne va à la police, la redevance arrive par la poste au propriétaire. Vous pouvez refuser l’amende du conducteur (反則金). Un tribunal juge alors. La redevance du propriétaire (放置違反金) est due une fois ordonnée, mais vous pouvez vous expliquer avant.',
    dependsOn: 'de savoir si c’est l’amende du conducteur ou la redevance du propriétaire.',
  },
  'jp.ask.private-parking': {
    says: 'Un privé ne peut pas donner d’amende. Vous devez le prix du parking et sa vraie perte, pas une somme inventée sur un panneau. Un montant bien plus haut peut être nul. Ne payez pas sur place. Demandez par écrit photos, heures et calcul. Appelez le 188.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Une petite amende (反則金) impayée devient une affaire pénale. Une amende du tribunal (罰金) impayée peut mener à des jours de travail en détention. Appelez donc aussitôt le parquet et demandez des parts ou du temps. Montrez revenus et frais. N’ignorez pas les lettres.',
  },
  'jp.ask.car-accident': {
    says: 'Prévenez la police et voyez aussitôt un médecin. Pour les blessures, réclamez directement à l’assurance obligatoire de l’autre (自賠責, 被害者請求). Sans assurance ou après une fuite, l’État paie (政府保障事業). Voyez aussi votre police. Ne signez rien vite : aide gratuite au 日弁連交通事故相談センター.',
  },
}
