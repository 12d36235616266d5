import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a paper that leaves nothing to do', () => {
  test.each([
    [
      'renews a policy',
      "Mutuelle Tarn Assurances\n\nMoulins, le 12 novembre 2026\n\nAVIS D'ÉCHÉANCE\nContrat multirisque habitation n° MH 2207 4416\n\nCher sociétaire,\n\nVotre contrat sera renouvelé pour un an. Cotisation annuelle TTC : 214,80 €. Vous avez choisi le prélèvement automatique : vous n'avez rien à faire.",
    ],
    [
      'pays tax back',
      'Belastingdienst\n\nU krijgt € 388 terug over 2024. Wij maken dit uiterlijk 4 juli over op uw rekening. Bewaar deze definitieve aanslag. U hoeft niets te doen.',
    ],
    [
      'announces a refund',
      'Finanzamt Tarnstadt\nIhr Einkommensteuerbescheid 2025\n\nGuten Tag Frau Quill, es ergibt sich eine Erstattung. Wir überweisen Ihnen in den nächsten Tagen 611,00 € auf Ihr Konto.',
    ],
  ])('is an ordinary one: %s', (_, text) => {
    const { documentType, urgencyLevel } = read(text)
    expect(documentType).toBe('OTHER')
    expect(urgencyLevel).toBe('low')
  })

  test('is not meant where something is late', () => {
    expect(
      read(
        'Finanzamt Tarnstadt\n\nMahnung\n\nDie Einkommensteuer von 611,00 € ist nicht gezahlt. Zahlen Sie bis zum 12.12.2026, sonst folgt die Pfändung. Gegen die Erstattung von Kosten können Sie Einspruch einlegen.',
      ).documentType,
    ).not.toBe('OTHER')
  })
})

describe('a fraud abroad', () => {
  test.each([
    [
      'gives hours to pay a fine that has no number',
      'De : le service recouvrement\nObjet : Contravention\n\nLe 13/11/2026 à 8h27, votre véhicule a été contrôlé à 57 km/h. Voici plus de détails sur votre contravention de 47€. En cas de non paiement dans les 48 heures, le montant sera majoré.',
    ],
    [
      'writes under the name of a bank from another address',
      'Von: Sparkasse Kundenservice <service@s-verbindung-tarn.net>\nBetreff: Ihre PushTAN-Verbindung läuft ab\n\nSehr geehrte Damen und Herren,\n\nIhre Registrierung für die Nutzung der PushTAN-App läuft am 25.11.2026 ab. Es ist eine Verlängerung Ihrer Registrierung notwendig.\n\nProzess starten\n\nIhre Sparkasse',
    ],
    [
      'speaks of videos that somebody has seen',
      '有料動画サイトの閲覧履歴があり、利用料が未納になっています。本日中にご連絡いただけない場合、身辺調査及び法的措置へ移行となります。',
    ],
    [
      'wants the card for a parcel',
      '【タルンの荷物】お届け先住所が不明のため持ち戻りました。24時間以内に住所とカード情報をご確認ください（再配達料39円）。tarn-saihai.example/jp',
    ],
  ])('%s', (_, text) => {
    expect(read(text).documentType).toBe('SCAM_LETTER')
  })

  test('is not a fine that prints its number and leaves weeks', () => {
    expect(
      read(
        'Centre automatisé de constatation des infractions routières\nAVIS DE CONTRAVENTION n° 7742 1180 33\n\nLe 03/05/2026 à 18h22, excès de vitesse. Amende forfaitaire minorée 45 € si vous payez sous 15 jours. Contactez nos services sous 48 heures en cas de vol.',
      ).documentType,
    ).toBe('PENALTY_CHARGE_NOTICE')
  })
})
