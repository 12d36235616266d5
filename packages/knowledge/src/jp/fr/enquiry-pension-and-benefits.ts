/** Questions about the pension, health premiums, public assistance and allowances: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_AND_BENEFITS_FR: Words = {
  'jp.ask.pension': {
    says: 'Demandez à la mairie une exonération ou un report (免除・納付猶予). Cela remonte à deux ans et un mois et garde votre droit à l’invalidité. Sinon, une saisie est possible.',
  },
  'jp.ask.health-premium': {
    says: 'Allez à la mairie avant la date. Demandez le tarif réduit (faible revenu, perte d’emploi), une remise (減免) ou des parts. Apportez des preuves. Demandez quels soins restent couverts.',
  },
  'jp.ask.welfare': {
    says: 'Vous pouvez demander l’aide sociale à votre mairie, même avec un logement, un emploi ou des dettes. On doit prendre la demande et répondre en 14 jours, 30 au plus. Contre un refus, vous avez trois mois.',
  },
  'jp.ask.allowance-back': {
    says: 'Demandez la décision par écrit, avec motif et calcul. Si elle est fausse, demandez un réexamen (審査請求) dans les trois mois. Le papier dit où. Si elle est juste, demandez de petites parts. Si vous aviez tout déclaré à temps, montrez-le. Appelez Houterasu.',
  },
  'jp.ask.pension-decision': {
    says: 'Demandez un réexamen (審査請求) à l’examinateur (社会保険審査官) dans les trois mois. C’est gratuit. Demandez les papiers médicaux utilisés et envoyez un nouveau rapport. Ensuite, deux mois pour un second réexamen ou six pour le tribunal. Un spécialiste (社労士) peut aider.',
  },
}
