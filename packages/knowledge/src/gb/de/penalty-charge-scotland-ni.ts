/** Bußgeldbescheid in Schottland und Nordirland: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_SCOTLAND_NI_DE: Words = {
  'gb.pcn.scotland-wants': {
    says: 'Die Gemeinde (council) sagt, eine Park- oder Verkehrsregel wurde verletzt. Sie sollen innerhalb von 28 Tagen zahlen oder sagen, warum nicht.',
  },
  'gb.pcn.scotland-rights': {
    says: 'Sie können bei der Gemeinde (council) Einspruch einlegen. Sagt sie Nein, kann das First-tier Tribunal for Scotland entscheiden.',
  },
  'gb.pcn.scotland-reality': {
    says: 'Das ist keine Straftat. Lassen Sie es aber liegen, steigt die Summe, und Vollzugsbeamte (sheriff officers) können sie holen.',
  },
  'gb.pcn.scotland-right-discount': {
    says: 'Sie zahlen die Hälfte, wenn Sie innerhalb von 14 Tagen zahlen.',
  },
  'gb.pcn.scotland-right-appeal': {
    says: 'Nach einer Ablehnung (notice of rejection) haben Sie 28 Tage für das First-tier Tribunal for Scotland.',
  },
  'gb.pcn.scotland-step-choose': {
    says: 'Zahlen Sie die Hälfte innerhalb von 14 Tagen, oder schreiben Sie der Gemeinde (council) mit Gründen und Fotos.',
  },
  'gb.pcn.scotland-step-owner': {
    says: 'Danach kann ein Bescheid an den Eigentümer (notice to owner) kommen. Antworten Sie innerhalb von 28 Tagen, auch wenn Sie schon geschrieben haben.',
  },
  'gb.pcn.scotland-step-appeal': {
    says: 'Gehen Sie innerhalb von 28 Tagen zum First-tier Tribunal. Der Ablehnungsbrief sagt, wie.',
  },
  'gb.pcn.scotland-step-raised': {
    says: 'Die Hälfte wurde aufgeschlagen, weil nicht rechtzeitig gezahlt wurde. Zahlen Sie innerhalb von 14 Tagen, oder rufen Sie heute die Gemeinde (council) an, wenn Sie rechtzeitig schrieben oder nie einen Bescheid bekamen.',
  },
  'gb.pcn.scotland-option-challenge': {
    says: 'Schreiben Sie der Gemeinde (council) mit Grund und Belegen.',
    title: 'Einspruch einlegen',
    cost: 'Bei der Gemeinde kostenlos',
    time: '14 Tage für den halben Preis, später 28 Tage',
    risk: 'Verlieren Sie, ist vielleicht die volle Summe fällig.',
    bestFor: 'Tatsachen oder Schilder sprechen für Sie.',
  },
  'gb.pcn.scotland-option-pay': {
    says: 'Zahlen Sie, wie der Bescheid es sagt, und behalten Sie den Beleg.',
    title: 'Jetzt die Hälfte zahlen',
    cost: 'Die Hälfte der Summe',
    time: 'Innerhalb von 14 Tagen',
    risk: 'Zahlen beendet den Fall.',
    bestFor: 'Das Bußgeld stimmt.',
  },
  'gb.pcn.scotland-warning': {
    says: 'Tun Sie nichts, schlägt eine Erhöhung (charge certificate) die Hälfte auf. Dann kann die Gemeinde Vollzugsbeamte (sheriff officers) einsetzen.',
  },
  'gb.pcn.ni-wants': {
    says: 'Das Department for Infrastructure oder ein Parkplatz der Gemeinde (council) sagt, eine Regel wurde verletzt. Sie sollen zahlen oder Gründe nennen.',
  },
  'gb.pcn.ni-rights': {
    says: 'Sie können schriftlich Einspruch einlegen. Nach einer Ablehnung können Sie zum Northern Ireland Traffic Penalty Tribunal.',
  },
  'gb.pcn.ni-right-discount': {
    says: 'Innerhalb von 14 Tagen zahlen Sie weniger. Legen Sie in dieser Zeit Einspruch ein, wartet der kleinere Preis auf die Antwort.',
  },
  'gb.pcn.ni-step-choose': {
    says: 'Zahlen Sie die kleinere Summe innerhalb von 14 Tagen, oder legen Sie innerhalb von 14 Tagen schriftlich Einspruch ein, um sie zu behalten.',
  },
  'gb.pcn.ni-step-appeal': {
    says: 'Nehmen Sie das Formular aus dem Ablehnungsbrief und schicken Sie es rechtzeitig an das tribunal.',
  },
  'gb.pcn.ni-option-challenge': {
    says: 'Schicken Sie Gründe und Belege online oder per Post.',
    title: 'Schriftlich Einspruch einlegen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 14 Tagen für den kleineren Preis',
    risk: 'Bei spätem Einspruch fällt der kleinere Preis weg.',
    bestFor: 'Tatsachen oder Schilder sprechen für Sie.',
  },
  'gb.pcn.ni-option-pay': {
    says: 'Zahlen Sie online, per Telefon oder Post und behalten Sie den Beleg.',
    title: 'Die kleinere Summe zahlen',
    cost: 'Die kleinere Summe im Bescheid',
    time: 'Innerhalb von 14 Tagen',
    risk: 'Zahlen beendet den Fall.',
    bestFor: 'Das Bußgeld stimmt.',
  },
  'gb.pcn.ni-warning': {
    says: 'Tun Sie nichts, steigt die Summe und kann als Urteil gegen Sie eingetragen werden.',
  },
}
