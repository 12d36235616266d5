/** What people abroad believe, typed in their own language: the answer speaks of that matter and no other. */
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'
import type { Asked } from './fixtures/asked.ts'

const PUT_RIGHT: readonly Asked[] = [
  [
    'de',
    'der vermieter kann mir fristlos kündigen wenn ich eine miete nicht zahle, oder?',
    /^No, not yet/,
  ],
  ['de', 'Mein Chef muss mir eine Abfindung zahlen wenn er mich kündigt, oder?', /no automatic/],
  ['de', 'wenn man krank ist darf man nicht gekündigt werden oder?', /ill does not bar/],
  ['de', 'Bei der polizei muss ich immer aussagen, richtig?', /need not go/],
  ['de', 'nach der trennung gehört der frau automatisch die hälfte vom haus, oder?', /each keeps/],
  ['de', 'Schufa eintrag wird sofort gelöscht wenn ich bezahle stimmt doch?', /three years after/],
  ['de', 'Ohne schriftlichen Vertrag habe ich keine Rechte im Job, stimmt doch?', /full rights/],
  ['de', 'Schwarzarbeit: kein anspruch auf lohn weil ich keine papiere habe, oder?', /full rights/],
  ['de', 'Wenn ich Bürgergeld bekomme kann man mir nichts pfänden, oder?', /only a P-Konto/],
  ['de', 'die polizei darf mein handy einfach durchsuchen, oder?', /^Not without your yes/],
  [
    'de',
    'wenn ich mit meinem freund zusammenziehe kriege ich kein geld mehr vom amt, oder?',
    /Flatmates each/,
  ],
  ['de', 'Rentner müssen keine Steuern zahlen, oder?', /taxed in part/],
  [
    'de',
    'wenn ich mich scheiden lasse verliere ich meinen aufenthalt, oder?',
    /After three years of married life/,
  ],
  ['de', 'ein mündlicher Mietvertrag gilt nicht, oder?', /^A spoken lease counts/],
  ['de', 'eltern haften für ihre kinder oder?', /^Not always/],
  ['de', 'wenn der händler pleite ist ist mein gutschein weg, oder?', /Insolvenztabelle/],
  ['de', 'Das Jobcenter kann mir alles streichen wenn ich einen Termin verpasse, oder?', /30%/],
  ['fr', 'au bout de 2 ans une dette est effacée, non ?', /most others after five/],
  ['fr', "le propriétaire peut venir dans l'appart quand il veut non ?", /without your yes/],
  ['fr', 'La garantie c’est seulement 1 an, non ?', /For two years/],
  [
    'fr',
    "Sans contrat écrit j'ai aucun droit au travail, c'est ça ?",
    /all the rights of an employee/,
  ],
  ['fr', 'Je peux ne pas payer la pension si elle me laisse pas voir mon fils, non ?', /are apart/],
  ['fr', 'La police peut fouiller mon téléphone pendant un contrôle, non ?', /mere identity check/],
  ['fr', 'sans papiers je peux pas me faire soigner, non ?', /care that cannot wait/],
  ['fr', "Si je divorce je perds mon titre de séjour, c'est ça ?", /end of life together/],
  ['fr', 'Le fisc peut remonter 10 ans en arrière, non ?', /back three years/],
  ['fr', 'Un CDI oral ça vaut rien, non ?', /all the rights of an employee/],
  ['fr', "mon proprio a le droit de refuser mon chien, c'est ça ?", /counts as not written/],
  ['fr', 'banque de france ça efface toutes mes dettes, non ?', /^Not by itself/],
  ['fr', 'Mon assurance peut me résilier après un accident, non ?', /drunk or on drugs/],
  ['es', 'el periodo de prueba me pueden echar sin indemnización, no?', /with no reason/],
  ['es', 'sin contrato no tengo derecho a finiquito, no?', /all the rights of a worker/],
  ['es', 'Hacienda puede reclamar hasta 10 años atrás, ¿no?', /after four years/],
  ['es', 'la deuda del piso se borra si lo devuelvo al banco, no?', /does not end the debt/],
  ['es', 'Si no pago la pensión no puedo ver a mis hijos, ¿es así?', /^Money and visits are apart/],
  ['es', 'si no pago las multas voy a la cárcel, no?', /^Not for a traffic fine/],
  ['es', 'Me pueden despedir por whatsapp, ¿verdad?', /must be in writing/],
  ['es', 'sin papeles no me atienden en el hospital, ¿no?', /^They must treat you/],
  ['it', 'la garanzia dura solo un anno, no?', /for two years/],
  ['it', 'se non pago il mantenimento non posso vedere i figli, vero?', /^No\. Money and visits/],
  ['it', 'i debiti di mio padre li devo pagare io per forza, vero?', /^While your parent lives/],
  ['it', 'senza permesso di soggiorno non posso andare al pronto soccorso, vero?', /STP code/],
  ['it', 'se pago la multa non posso più fare ricorso, giusto?', /falls away/],
  ['nl', 'als je ziek bent mag je niet ontslagen worden, toch?', /^In the first two years/],
  ['nl', 'Als ik zelf ontslag neem krijg ik geen ww, klopt dat?', /^Mostly not/],
  ['nl', 'ik moet de boete betalen ook al reed ik niet, toch?', /registered keeper/],
  ['nl', 'een mondeling huurcontract is niet geldig, toch?', /^A spoken lease counts/],
  ['nl', 'zonder contract heb ik geen rechten op werk, toch?', /full rights/],
  ['nl', 'ik kan de gevangenis in als ik mijn schulden niet betaal, toch?', /^Not for an ordinary/],
  ['nl', 'De politie mag zomaar in mijn telefoon kijken, toch?', /leave of a judge/],
  ['be', 'mijn baas kan me ontslaan via sms, toch?', /owe you the pay of the whole notice/],
  ['ch', 'Der Chef darf mir während Krankheit kündigen, oder?', /safe for 30 days/],
  ['ch', 'Betreibung bleibt für immer im Register, oder?', /for five years/],
  ['ch', 'Ich kann alles innert 14 Tagen zurückgeben, stimmt das?', /no general right/],
  [
    'ch',
    'wenn ich sozialhilfe beziehe verliere ich die aufenthaltsbewilligung, oder?',
    /^Not at once/,
  ],
  ['ch', 'Ohne schriftlichen Arbeitsvertrag habe ich keine Rechte, oder?', /rights of an employee/],
  ['jp', '借金を返さないと刑務所に入れられますよね', /^Nobody goes to prison/],
  ['jp', '退職届を会社が受け取らないと辞められないですよね', /firm cannot refuse/],
  ['jp', 'バイトには有給がないですよね？', /fewer for part-timers/],
]

const OTHER_MATTERS: readonly Asked[] = [
  ['de', 'wenn ich mich scheiden lasse verliere ich meinen aufenthalt, oder?', /Trennungsjahr/],
  ['de', 'eltern haften für ihre kinder oder?', /owe the debts of/],
  [
    'de',
    'mein vermieter will ohne schriftlichen vertrag mehr miete, arbeit habe ich',
    /full rights/,
  ],
  ['de', 'die polizei hat mein handy am steuer gesehen, bußgeld 128 euro?', /judge’s order/],
  ['de', 'mein mann hat schulden, haften die kinder auch?', /Not always/],
  ['fr', 'mon voisin refuse de tenir son chien, il aboie, que dit le bail', /not written/],
  ['fr', 'Si je divorce je perds mon titre de séjour, c’est ça ?', /two lawyers/],
  ['fr', 'Mon assurance peut me résilier après un accident, non ?', /After the first year you/],
  ['es', 'me pueden echar por llegar tarde, quiero reclamar', /In a trial/],
  ['fr', 'jai perdu mon téléphone, la police refuse ma plainte, je fais quoi', /identity check/],
  ['fr', 'mon bail est sans contrat écrit, le proprio veut augmenter', /rights of an employee/],
  ['es', 'mi casero dice que sin contrato me echa, trabajo en un bar', /rights of a worker/],
  ['it', 'ho pagato la multa ma mi è arrivata la cartella', /falls away/],
  ['nl', 'mijn telefoon is gestolen en de politie doet niets', /leave of a judge/],
  ['ch', 'das sozialamt lehnt sozialhilfe ab, was kann ich tun', /B permit/],
  ['jp', '貸したお金を返してくれない相手を逮捕してもらえますか', /Nobody goes/],
  ['jp', '借金を返さないと刑務所に入れられますよね', /certified letter/],
]

describe('a belief abroad', () => {
  test.each(PUT_RIGHT)('in %s is put right: %s', async (...belief) => {
    expect(await answerTo(belief)).toMatch(belief[2])
  })

  test.each(OTHER_MATTERS)('in %s is not what this asks: %s', async (...belief) => {
    expect(await answerTo(belief)).not.toMatch(belief[2])
  })
})
