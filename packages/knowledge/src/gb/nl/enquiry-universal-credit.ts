/** Questions about money, a partner and deductions on Universal Credit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNIVERSAL_CREDIT_NL: Words = {
  'gb.ask-benefit.savings': {
    says: 'Tot £6,000 verandert niets. Van £6,000 tot £16,000 verliest u £4.35 per maand per £250. Boven £16,000 stopt Universal Credit. Geld van een partner telt mee. Meld het meteen in uw journal. U mag schulden betalen en kopen wat nodig is; geld dat u weggeeft telt nog mee. Bewaar bonnen.',
    dependsOn: 'hoeveel u en een partner bezitten',
  },
  'gb.ask-benefit.partner-moves-in': {
    says: 'Geen wet noemt een aantal nachten. Het gaat erom of u als paar in één huis woont: geld, rekeningen, post, kinderen, hoe anderen u zien. Een bezoeker met een eigen huis is geen partner. Trekt hij in, meld het die dag; dan vraagt u samen aan. Bewaar bewijs van zijn adres. Bij een oproep voor een gesprek: eerst advies.',
    dependsOn: 'of u als paar in één huis woont',
  },
  'gb.ask-benefit.deductions': {
    says: 'Sinds 30 april 2025 mogen de meeste inhoudingen samen hoogstens 15% van uw basisbedrag (standard allowance) nemen. Enkele, zoals voor huur of energie, mogen als laatste stap hoger. Schrijf in uw journal, met een budget, dat u van de rest niet kunt leven. Vraag DWP Debt Management om minder, en de gemeente om crisishulp.',
  },
  'gb.ask-benefit.gifts': {
    says: 'Geld dat familie of vrienden u geven, is geen inkomen voor Universal Credit: er gaat niets af. Wat u ervan bewaart, telt als spaargeld: pas boven £6,000 in totaal daalt de uitkering. Verberg het niet als men ernaar vraagt; noteer wie het gaf en waarom. Het is anders als men u voor werk betaalt, of als uw man of vrouw u onderhoud betaalt.',
  },
  'gb.ask-benefit.pip-income': {
    says: 'PIP, DLA, Attendance Allowance en Adult Disability Payment verlagen Universal Credit niet. Ze kunnen zelfs helpen: met een daarvan geldt de grens (benefit cap) niet voor u. Meld het in uw journal en vraag waar u nog recht op hebt, zoals een carer element voor wie u verzorgt.',
  },
  'gb.ask-benefit.third-child': {
    says: 'Ja. De grens van twee kinderen eindigde op 6 april 2026. Sindsdien heeft Universal Credit een bedrag voor elk kind, vanaf uw eerste maand die op die dag of later begon. Eerdere maanden worden niet betaald. Meld nu elk kind. Het plafond (benefit cap) kan het nog verlagen. Ontbreekt een kind? Vraag binnen een maand een nieuwe blik (mandatory reconsideration).',
  },
}
