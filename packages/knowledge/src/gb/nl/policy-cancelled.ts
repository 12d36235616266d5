/** Het einde van een verzekering: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_NL: Words = {
  'gb.policy-end.still-on': {
    says: 'Tot de genoemde dag bent u verzekerd. Betaalt u of spreekt u een plan af, dan loopt de polis vaak door.',
  },
  'gb.policy-end.step-call': {
    says: 'Bel vandaag de verzekeraar. Vraag wat de polis in stand houdt, en vraag het antwoord op papier.',
  },
  'gb.policy-end.step-new': {
    says: 'Eindigt die, neem dan een nieuwe die dezelfde dag begint, zonder gat.',
  },
  'gb.policy-end.step-car': {
    says: 'Rijd na het einde niet tot er nieuwe dekking is. Staat het stil, meld het dan van de weg (SORN).',
  },
  'gb.policy-end.right-notice': {
    says: 'U moet op tijd op papier bericht krijgen, zoals de polis zegt: vaak 7 of 14 dagen. Minder kan oneerlijk zijn, tenzij u loog of misbruik maakte.',
  },
  'gb.policy-end.right-credit': {
    says: 'Betaalt u per maand met een krediet, dan moet eerst een bericht (default notice) met minstens 14 dagen komen.',
  },
  'gb.policy-end.right-help': {
    says: 'Zeg het als geld krap is of u ziek bent. Zij moeten in uw belang handelen en kunnen minder of later toestaan.',
  },
  'gb.policy-end.right-refund': {
    says: 'Vraag het geld voor de dagen zonder dekking. Zonder schade mogen zij alleen redelijke kosten houden.',
  },
  'gb.policy-end.right-ombudsman': {
    says: 'Klaag bij de verzekeraar. Na acht weken of het laatste antwoord is de Financial Ombudsman gratis, zes maanden lang.',
  },
  'gb.policy-end.insight-record': {
    says: 'Latere verzekeraars vragen of een polis ooit is opgezegd. Een eerlijk „ja” maakt het vaak duurder.',
    actionable: 'Vraag of u zelf eerder mag opzeggen. Antwoord altijd eerlijk op die vraag.',
  },
  'gb.policy-end.warning-driving': {
    says: 'Rijden zonder dekking kan £300 en zes punten kosten, en het voertuig kan worden meegenomen. Bezit zonder dekking of SORN kan £100 kosten.',
  },
  'gb.policy-end.option-plan': {
    says: 'Zeg wat u wanneer kunt betalen. Vraag op papier dat de polis doorloopt.',
    title: 'Betalen wat ontbreekt, of een plan afspreken',
    cost: 'De gemiste termijn, soms kosten.',
    time: 'Eén telefoontje voor die dag.',
    risk: 'Zij kunnen nee zeggen. Houd andere dekking klaar.',
    bestFor: 'U wilt deze polis houden.',
  },
  'gb.policy-end.option-complain': {
    says: 'Zeg dat het een klacht is. Vraag de bepaling, de waarschuwingen en wissen van de aantekening.',
    title: 'Klagen over een oneerlijk einde',
    cost: 'Niets.',
    time: 'Tot acht weken.',
    risk: 'Een klacht houdt de dekking niet in stand.',
    bestFor: 'Geen waarschuwing, of een foute reden.',
  },
}
