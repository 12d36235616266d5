/** Belasting (HMRC): het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_NL: Words = {
  'gb.tax.want': { says: 'Ze willen dat u belasting, een boete of rente betaalt, of dat u belt.' },
  'gb.tax.rights-summary': {
    says: 'U kunt het bedrag controleren, binnen 30 dagen bezwaar maken en vragen in delen te betalen.',
  },
  'gb.tax.reality': {
    says: 'HMRC heeft veel macht, maar gaat vaak akkoord met een regeling als u belt en zegt wat u kunt betalen.',
  },
  'gb.tax.who': {
    says: 'HM Revenue and Customs (HMRC) is de belastingdienst. Oplichters gebruiken die naam vaak, dus ga het eerst na.',
  },
  'gb.tax.know': {
    says: 'Een boete voor een late aangifte kan vervallen als u een goede reden had.',
    learnMore:
      'Goede redenen zijn bijvoorbeeld ziekte, een sterfgeval in de familie, of post die nooit kwam.',
  },
  'gb.tax.thirty-days': {
    says: 'U hebt 30 dagen vanaf de datum van de beslissing of boete om bezwaar te maken.',
    action: 'Bezwaar maken bij HMRC, als u het niet eens bent',
    consequence: 'Daarna hebt u een goede reden nodig waarom u laat bent.',
  },
  'gb.tax.right-appeal': {
    says: 'U hebt recht op bezwaar tegen een boete of beslissing, en op een nieuwe blik van een andere ambtenaar.',
  },
  'gb.tax.right-excuse': {
    says: 'Een boete moet vervallen als u een goede reden had (reasonable excuse) en het daarna zonder uitstel in orde maakte.',
  },
  'gb.tax.right-partners': {
    says: 'Is de aangifte van een vennootschap te laat, dan krijgt elke vennoot de boete. Alleen de vennoot die haar moet sturen kan bezwaar maken, en dat telt voor allen.',
  },
  'gb.tax.right-tribunal': {
    says: 'Zegt HMRC nee, dan kunt u naar het belastingtribunaal (tax tribunal). Dat kost niets.',
  },
  'gb.tax.right-plan': {
    says: 'U kunt tijd vragen om te betalen. HMRC kijkt naar wat u kunt missen.',
  },
  'gb.tax.option-plan': {
    says: 'Spreek per telefoon of online een maandbedrag af.',
    title: 'Tijd vragen om te betalen (Time to Pay)',
    cost: 'De rente loopt door.',
    time: 'Een gesprek.',
    risk: 'Mist u een betaling, dan kan de regeling stoppen.',
    bestFor: 'U bent het schuldig maar kunt niet alles meteen betalen.',
  },
  'gb.tax.option-appeal': {
    says: 'Schrijf HMRC waarom het niet klopt, of wat uw goede reden was (reasonable excuse).',
    title: 'Bezwaar maken',
    cost: 'Niets.',
    time: 'Binnen 30 dagen.',
    risk: 'Over belasting die u toch schuldig blijkt, loopt rente.',
    bestFor: 'Het bedrag klopt niet, of u had een goede reden.',
  },
  'gb.tax.option-pay': {
    says: 'Betaal via uw eigen account op GOV.UK, met het juiste kenmerk.',
    title: 'Betalen',
    cost: 'Het bedrag.',
    time: 'Een dag.',
    risk: 'Geen, als het klopt.',
    bestFor: 'U bent het eens en hebt het geld.',
  },
  'gb.tax.warn-goods': {
    says: 'HMRC kan zonder rechter beslag leggen op spullen. Bel vandaag.',
  },
  'gb.tax.warn-silence': {
    says: 'Rente en boetes groeien met de tijd. Zelfs een kort telefoontje kan de volgende stap stoppen.',
  },
  'gb.tax.insight-estimate': {
    says: 'Het bedrag is misschien een schatting omdat een aangifte ontbreekt. Het echte bedrag kan veel lager zijn.',
    actionable: 'Stuur de ontbrekende aangifte zo snel u kunt.',
  },
  'gb.tax.insight-collector': {
    says: 'HMRC laat particuliere incassobureaus schrijven en bellen. Die hebben geen van de bevoegdheden van HMRC.',
    actionable: 'Bel HMRC zelf op een nummer van GOV.UK en spreek daar een regeling af.',
  },
  'gb.tax.rights-collecting': {
    says: 'U kunt het bedrag nakijken en in delen betalen vragen. Is een boete fout, dan kunt u met reden laat bezwaar (appeal) vragen.',
  },
  'gb.tax.right-bank': {
    says: 'HMRC mag alleen bij schulden van £1,000 of meer geld van uw rekening nemen en moet u £5,000 laten. Eerst hoort iemand u te bezoeken. Daarna hebt u 30 dagen voor bezwaar en kunt u naar de County Court.',
  },
}
