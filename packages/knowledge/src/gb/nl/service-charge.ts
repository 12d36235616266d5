/** A bill for the shared costs of a home: leaseholders in England and Wales, and owners on an estate. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_NL: Words = {
  'gb.service-charge.who': {
    says: 'Een beheerder vraagt dit voor de eigenaar van het gebouw. Uw contract (lease) zegt wat mag en wat uw deel is.',
  },
  'gb.service-charge.reality': {
    says: 'Vaak bent u een deel schuldig. Betaal wat duidelijk klopt en betwist de rest schriftelijk.',
  },
  'gb.service-charge.right-name': {
    says: 'Op de rekening moeten naam en adres van de verhuurder staan. Zonder die gegevens hoeft u de servicekosten (service charge) nog niet te betalen.',
  },
  'gb.service-charge.right-pay-dispute': {
    says: 'Betalen is nog niet akkoord gaan. U kunt betalen en toch naar de rechter (tribunal).',
  },
  'gb.service-charge.right-late-fee': {
    says: 'Extra kosten, zoals voor te laat betalen, moeten in het contract staan, redelijk zijn en een eigen overzicht van uw rechten hebben.',
  },
  'gb.service-charge.right-case-costs': {
    says: 'U kunt vragen dat de verhuurder de kosten van de zaak niet op latere rekeningen zet.',
  },
  'gb.service-charge.step-lease': {
    says: 'Kijk in uw contract (lease). Mag deze post, met dit deel en op deze dag?',
  },
  'gb.service-charge.step-check': {
    says: 'Kijk of naam en adres van de verhuurder erop staan en of het overzicht van uw rechten erbij zit.',
  },
  'gb.service-charge.step-ask': {
    says: 'Vraag de rekeningen, de facturen en de berekening van uw deel.',
  },
  'gb.service-charge.option-tribunal': {
    says: 'In Engeland het First-tier Tribunal (Property Chamber), in Wales het Leasehold Valuation Tribunal. Het beslist wat u moet betalen en wanneer.',
    title: 'De rechter laten beslissen',
    cost: 'Een bedrag. Bij een laag inkomen kunt u hulp vragen.',
    time: 'Enkele maanden.',
    risk: 'Betaal wat u erkent, dan is het geen achterstand.',
    bestFor: 'De kosten lijken te hoog of het werk was slecht.',
  },
  'gb.service-charge.option-pay': {
    says: 'Betaal op tijd en schrijf: "I pay under protest and keep my right to challenge this."',
    title: 'Betalen en uw rechten houden',
    cost: 'Het gevraagde bedrag.',
    time: 'Enkele minuten.',
    risk: 'Geld komt alleen terug als u wint of met een afspraak.',
    bestFor: 'U hebt een hypotheek of wilt geen achterstand.',
  },
  'gb.service-charge.option-time': {
    says: 'Vraag om in delen te betalen, zonder extra kosten zolang u zich eraan houdt.',
    title: 'Om tijd vragen',
    cost: 'Niets.',
    time: 'Enkele dagen.',
    risk: 'Zorg dat het plan op papier staat.',
    bestFor: 'Het bedrag klopt, maar is ineens te veel.',
  },
  'gb.service-charge.right-estate': {
    says: 'U bent alleen schuldig wat in de akte van uw huis (deed) staat. Kosten voor het terrein moeten redelijk zijn voor het werk.',
  },
  'gb.service-charge.step-estate': {
    says: 'Zoek de akte van de koop (vaak TP1). Kijk wat u moet betalen en aan wie.',
  },
  'gb.service-charge.step-lease-advice': {
    says: 'Vraag gratis advies aan de Leasehold Advisory Service (LEASE), betaald door de regering.',
  },
  'gb.service-charge.right-safety': {
    says: 'In een gebouw van 11 meter of vijf verdiepingen betaalt een woning met qualifying lease niets voor onveilige gevels; andere brandkosten hebben een maximum. Stuur nu het deed of certificate en vraag dat van de eigenaar.',
  },
}
