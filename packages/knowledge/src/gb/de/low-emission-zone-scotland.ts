/** German: the words of the rows in ../low-emission-zone-scotland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOW_EMISSION_ZONE_SCOTLAND_DE: Words = {
  'gb.pcn.lez-scotland-wants': {
    says: 'Die Gemeinde (council) sagt, ein Auto fuhr in die Zone, das dort nicht fahren darf. Sie sollen innerhalb von 28 Tagen zahlen oder schriftlich Gründe nennen.',
  },
  'gb.pcn.lez-scotland-wants-more': {
    says: 'Die Gemeinde (council) hat die Hälfte aufgeschlagen, weil nicht rechtzeitig gezahlt wurde. Sie will die ganze Summe innerhalb von 14 Tagen.',
  },
  'gb.pcn.lez-scotland-rights': {
    says: 'Sie können der Gemeinde (council) schreiben, warum es falsch ist. Nach einem Nein kann das First-tier Tribunal for Scotland entscheiden.',
  },
  'gb.pcn.lez-scotland-reality': {
    says: 'Das ist keine Straftat. Lassen Sie es aber liegen, steigt die Summe, und Vollzugsbeamte (sheriff officers) können sie holen.',
  },
  'gb.pcn.lez-scotland-who': {
    says: 'Schottische Gemeinden (councils) betreiben diese Zonen und schicken die Bescheide an den Halter des Autos.',
  },
  'gb.pcn.lez-scotland-sums': {
    says: 'Das erste Mal kostet 60 £. Das nächste Mal in derselben Zone innerhalb von 90 Tagen kostet das Doppelte, später noch mehr.',
  },
  'gb.pcn.scotland-right-zone': {
    says: 'Sie haben 28 Tage, um der Gemeinde (council) zu schreiben, warum es falsch ist: ein Behindertenausweis (blue badge), ein befreites Auto, ein vorher verkauftes Auto oder etwas, das es unfair macht. Legen Sie Belege bei. Bis zur Antwort müssen Sie nicht zahlen.',
  },
  'gb.pcn.lez-scotland-right-half': {
    says: 'Sie zahlen die Hälfte, wenn Sie innerhalb von 14 Tagen nach Erhalt zahlen.',
  },
  'gb.pcn.lez-scotland-right-photo': {
    says: 'Sie können die Gemeinde (council) schriftlich um das Foto Ihres Autos bitten. Es ist kostenlos, und sie hat dafür 14 Tage.',
  },
  'gb.pcn.lez-scotland-right-after-no': {
    says: 'Nach diesem Nein haben Sie 14 Tage für den halben Preis oder 28 Tage für das First-tier Tribunal for Scotland.',
  },
  'gb.pcn.lez-scotland-right-late-reasons': {
    says: 'Kam der erste Bescheid nie an? Schreiben Sie der Gemeinde (council) jetzt. Sie kann Ihre Gründe noch prüfen und muss diese Erhöhung (charge certificate) dann aufheben.',
  },
  'gb.pcn.lez-scotland-step-choose': {
    says: 'Zahlen Sie die Hälfte innerhalb von 14 Tagen, oder schreiben Sie der Gemeinde (council) innerhalb von 28 Tagen mit Gründen und Belegen.',
  },
  'gb.pcn.lez-scotland-step-appeal': {
    says: 'Zahlen Sie die Hälfte innerhalb von 14 Tagen, oder gehen Sie innerhalb von 28 Tagen zum First-tier Tribunal. Der Brief sagt, wie.',
  },
  'gb.pcn.lez-scotland-step-raised': {
    says: 'Zahlen Sie innerhalb von 14 Tagen, oder rufen Sie heute die Gemeinde (council) an, wenn Sie rechtzeitig schrieben oder nie den ersten Bescheid bekamen.',
  },
  'gb.pcn.lez-scotland-option-challenge': {
    says: 'Schreiben Sie der Gemeinde (council) mit Grund und Belegen.',
    title: 'Einspruch einlegen',
    cost: 'Bei der Gemeinde kostenlos',
    time: 'Innerhalb von 28 Tagen',
    risk: 'Nach einem Nein haben Sie wieder 14 Tage für den halben Preis.',
    bestFor: 'Das Auto ist befreit, war verkauft oder war nicht dort.',
  },
  'gb.pcn.lez-scotland-option-pay': {
    says: 'Zahlen Sie, wie der Bescheid es sagt, und behalten Sie den Beleg.',
    title: 'Jetzt die Hälfte zahlen',
    cost: 'Die Hälfte der Summe',
    time: 'Innerhalb von 14 Tagen',
    risk: 'Zahlen beendet den Fall.',
    bestFor: 'Das Bußgeld stimmt.',
  },
  'gb.pcn.lez-scotland-warning': {
    says: 'Tun Sie nichts, schlägt eine Erhöhung (charge certificate) die Hälfte auf. Nach 14 weiteren Tagen kann die Gemeinde Vollzugsbeamte (sheriff officers) einsetzen.',
  },
}
