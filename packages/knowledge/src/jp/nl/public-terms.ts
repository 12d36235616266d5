/** The Dutch words of Japan: public terms. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_NL: Words = {
  'jp.tax.right-wait': {
    says: 'Vóór beslag moet een formele herinnering (督促状) komen. Na een ramp, ziekte of gesloten bedrijf kunt u tot een jaar meer vragen (納税の猶予).',
  },
  'jp.tax.right-late-tax': {
    says: 'De heffing voor late belasting (延滞税) volgt een vast percentage per jaar. Bij toegestaan uitstel kan alles of de helft ervan vervallen. Vraag de berekening.',
  },
  'jp.tax.right-extra-tax': {
    says: 'Extra belasting (加算税) is lager, of nul, als u de aangifte zelf verbetert voordat ze controleren, of een goede reden had. Zeg het schriftelijk.',
  },
  'jp.public.benefit-job-insurance': {
    says: 'Alleen bij bedrog kunnen ze meer vragen dan betaald is, tot drie keer in totaal. Was het een vergissing? Leg het uit en vraag om delen.',
  },
  'jp.road.right-licence-hearing': {
    says: 'Voordat u uw rijbewijs lang verliest, wordt u in het openbaar gehoord (意見の聴取). Ga erheen en neem bewijs mee van wat voor u spreekt. Het kan korter worden.',
  },
  'jp.fine.right-formal-trial': {
    says: 'Tegen een strafbeschikking (略式命令) kunt u binnen 14 dagen na ontvangst bij dezelfde rechter een vol proces vragen. Het is gratis.',
  },
  'jp.fine.summary-want': {
    says: 'Een rechter heeft u alleen op papier beboet, zonder zitting (略式命令).',
  },
  'jp.fine.summary-reality': {
    says: 'Dit is een strafboete. Onbetaald kan dat dagen werk in hechtenis betekenen (労役場留置). Vraag het parket op tijd om delen.',
  },
}
