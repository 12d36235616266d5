/** Klage wegen Sachen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_GOODS_DE: Words = {
  'gb.claim.goods-want': {
    says: 'Das Gericht soll Sie verpflichten, die Sachen zurückzugeben oder zu zahlen. Es hat noch nichts entschieden.',
  },
  'gb.claim.goods-rights': {
    says: 'Sie können zum Termin gehen und bitten, die Sachen zu behalten und kleinere Raten zu zahlen. Das Gericht kann Ihnen Zeit geben.',
  },
  'gb.claim.goods-reality': {
    says: 'Das ist ein echtes Verfahren mit einem Termin. Gehen Sie hin, denn der Richter kann ohne Sie entscheiden.',
  },
  'gb.claim.goods-no-default': {
    says: 'Sie können nicht vor dem Termin gewinnen, nur weil Sie kein Formular geschickt haben. In solchen Fällen gibt es kein Versäumnisurteil (judgment by default).',
  },
  'gb.claim.goods-step-advice': {
    says: 'Rufen Sie diese Woche eine kostenlose Schuldnerberatung an. Geben Sie vorher nichts zurück und unterschreiben Sie nichts.',
  },
  'gb.claim.goods-step-form': {
    says: 'Füllen Sie das Formular für Anerkenntnis (admission) oder Verteidigung (defence) aus. Schicken Sie es bis zum Datum in den Papieren. Darin können Sie Raten anbieten.',
  },
  'gb.claim.goods-step-hearing': {
    says: 'Gehen Sie zum Termin, mit Haushaltsplan und Belegen Ihrer Zahlungen.',
  },
  'gb.claim.goods-right-third': {
    says: 'Haben Sie ein Drittel des vollen Preises oder mehr gezahlt, dürfen sie die Sachen nicht ohne Gericht oder Ihre Zustimmung zurückholen.',
  },
  'gb.claim.goods-right-time': {
    says: 'Sie können beim Gericht eine time order beantragen. Sie kann kleinere Raten über längere Zeit festlegen.',
  },
  'gb.claim.goods-right-end': {
    says: 'Vielleicht können Sie einen Mietkauf (hire purchase) beenden und die Sachen zurückgeben, wenn die Hälfte bezahlt ist. Holen Sie vorher Rat, der Zeitpunkt ist wichtig.',
  },
  'gb.claim.goods-option-keep': {
    says: 'Bieten Sie im Formular und beim Termin an, was Sie zahlen können.',
    title: 'Die Sachen behalten und in Raten zahlen',
    cost: 'Was Sie anbieten.',
    time: 'Ein Formular jetzt und ein halber Tag beim Gericht.',
    risk: 'Verpassen Sie eine Rate, die das Gericht festlegt, können Sie die Sachen verlieren.',
    bestFor: 'Sie brauchen die Sachen und können monatlich etwas zahlen.',
  },
  'gb.claim.goods-option-help': {
    says: 'Eine Beratung kann prüfen, was Sie gezahlt haben und welcher Weg am wenigsten kostet.',
    title: 'Vor dem Termin kostenlose Hilfe holen',
    cost: 'Nichts.',
    time: 'Ein Anruf in dieser Woche.',
    risk: 'Keines, wenn Sie trotzdem zum Termin gehen.',
    bestFor: 'Alle mit so einer Klage.',
  },
}
