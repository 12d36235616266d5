/** How urgent a question is, in the words that people type. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const urgencyOf = (text: string) => read(text, { country: 'gb' }).urgencyLevel

describe('a question is urgent', () => {
  test.each([
    [
      'when the power goes tomorrow',
      'Morgen um 8 soll bei mir der Strom abgestellt werden, ich habe ein Baby. Kann ich das noch stoppen?',
    ],
    [
      'when a court has written in Japanese',
      '昨日、裁判所から特別送達が届きました。昔の借金だと思います。無視してもいいですか。',
    ],
    [
      'when a boss has sent somebody home for good',
      'Mijn baas heeft me gisteren naar huis gestuurd en gezegd dat ik niet meer hoef te komen. Wat moet ik doen?',
    ],
    [
      'when a landlord changes the lock',
      'El casero me ha dicho que va a cambiar la cerradura el viernes. ¿Puede hacerlo? ¿Qué hago?',
    ],
    [
      'when a Swiss employer has given notice to somebody who is ill',
      "Je suis en arrêt depuis mai. Mon employeur m'a notifié mon congé hier pour fin juillet. Est-ce valable ?",
    ],
    [
      'when a summons to a dismissal talk has come',
      'J’ai reçu une convocation à un entretien préalable pour jeudi. Est-ce que je suis obligé d’y aller ?',
    ],
    [
      'when an account was emptied through a link',
      'Ho cliccato sul link di un sms e ho inserito la password. Dopo dieci minuti sono spariti 900 euro, una truffa. La banca deve rimborsare?',
    ],
    [
      'when a caller posed as the bank',
      'Am Montag rief jemand an, der sich als Mitarbeiter meiner Volksbank ausgegeben hat. Ich habe zwei Aufträge freigegeben, 2.750 Euro fehlen. Muss die Bank das ersetzen?',
    ],
    [
      'when a false adviser had transfers confirmed',
      "Un faux conseiller m'a joint dimanche et m'a fait confirmer deux virements de 1 900 euros. Ma banque ne veut rien entendre. Que faire ?",
    ],
    [
      'when a false operator asked for the code',
      'Me llamaron diciendo que eran de mi banco y les leí el código. Faltan 1.300 euros. ¿Quién responde?',
    ],
    [
      'when a call in the name of the bank ended in a transfer',
      'Mi è arrivata una telefonata dalla banca, o così pareva, e ho fatto un bonifico di 2.100 euro. Posso riaverli?',
    ],
    [
      'when somebody rang as the bank and money was moved',
      'Er belde iemand zogenaamd van mijn bank en ik heb 3.100 euro overgeboekt. Krijg ik dat terug?',
    ],
    [
      'when a side job found online took money and answers no more',
      'SNSで知った内職の会社に教材費12万円を振り込みましたが、先週から連絡が取れません。返金してもらえますか',
    ],
    [
      'when a lender threatens to call the employer',
      '個人の貸主から2万円借りました。今日返せと言われ、払えないなら勤務先に電話すると言われています。どうすればいいですか',
    ],
    [
      'when a boss means to dismiss somebody who is ill',
      'Ik lig al een maand ziek thuis en mijn chef zegt dat hij mij gaat ontslaan. Mag dat zomaar?',
    ],
    [
      'when an agreement to leave work has been signed',
      "J'ai signé une rupture conventionnelle vendredi sous la pression. Puis-je revenir en arrière ?",
    ],
    [
      'when an officer comes back with a locksmith',
      'An enforcement officer has just left a card and says he comes back at two with a locksmith. What do I say to him?',
    ],
  ])('%s', (_, text) => {
    expect(urgencyOf(text)).toBe('high')
  })
})

describe('a question can wait', () => {
  test.each([
    [
      'when it asks for a time limit and tells nothing',
      'quanto tempo ho per impugnare un licenziamento?',
    ],
    ['when it asks what words mean', 'Was ist der Unterschied zwischen Mahnung und Mahnbescheid?'],
    ['when it asks for a price', '内容証明はコンビニから送れますか？'],
  ])('%s', (_, text) => {
    expect(urgencyOf(text)).toBe('low')
  })
})

test('money at stake that nobody takes today is in between', () => {
  expect(
    urgencyOf(
      'Ich bin Ende Juli ausgezogen und mein Vermieter hat die Kaution von 1.350 € bis heute nicht gezahlt. Wie lange darf er das Geld behalten?',
    ),
  ).toBe('medium')
  expect(
    urgencyOf('Mijn baas betaalt mijn overuren al drie maanden niet uit. Wat kan ik doen?'),
  ).toBe('medium')
})

test('an office that means to refuse, or an employer who accuses, is no mere news', () => {
  const refusal =
    'Questura di Tarno – Ufficio Immigrazione\n\nPREAVVISO DI RIGETTO\n\nSi comunica che la domanda di rinnovo del permesso di soggiorno non può essere accolta. Può presentare osservazioni scritte entro 10 giorni.'
  const plan =
    'PERFORMANCE IMPROVEMENT PLAN\nEmployee: Ada Tarn\nPlan dates: 2 June to 1 August\n\nExpectations: run the report daily. Meet with me each Tuesday.'
  expect(urgencyOf(refusal)).toBe('medium')
  expect(urgencyOf(plan)).toBe('medium')
})

test('who has ended a contract of their own is not dismissed', () => {
  expect(
    urgencyOf(
      'Ich habe den Vertrag mit meinem Fitnessstudio aus gesundheitlichen Gründen fristlos gekündigt. Nun will ein Inkassobüro den Beitrag. Was kann ich tun?',
    ),
  ).toBe('medium')
})

test.each([
  [
    'a call to a shop and a paid invoice are no fraud',
    'Ich habe beim Händler angerufen, der Schrank ist seit drei Wochen überfällig. Das Geld, 420 Euro, habe ich schon überwiesen. Kann ich zurücktreten?',
  ],
  [
    'who asks how to have wages seized is not the one who loses them',
    '元夫が慰謝料30万円を払いません。公正証書があります。給料を差し押さえることはできますか',
  ],
])('%s', (_, text) => {
  expect(urgencyOf(text)).toBe('medium')
})

test('a limit that somebody tells of is the limit of the question', () => {
  const limitOf = (text: string) => read(text, { country: 'gb' }).deadline?.quote ?? null
  expect(
    limitOf(
      'A notice has come in her name. It says reply within 21 days. Does she have to answer it?',
    ),
  ).toMatch(/21 days/)
  expect(
    limitOf(
      'I rent a room. She put a note under my door and I have to be out by Sunday 29 November. Is that enough?',
    ),
  ).toMatch(/29 November/)
  expect(
    limitOf(
      'A collector called our son. They want him to make a payment by tomorrow. What should he do?',
    ),
  ).toMatch(/tomorrow/)
})

test('a collector that somebody only fears makes a small matter no larger', () => {
  const fear = 'My gym keeps taking $38 although I wrote that I quit.'
  expect(urgencyOf(`${fear} Will the gym send a debt collector?`)).toBe('low')
  expect(urgencyOf(`${fear} A debt collector wrote to me about it.`)).toBe('medium')
})

test('a landlord who gave the notice and may ask for a hearing is not pressed by them', () => {
  expect(
    urgencyOf(
      'I let out a flat in Napier. My tenant is two weeks behind with $980 of rent and I gave him a 14 day notice on Monday. Can I ask the tribunal for a hearing before it has run out?',
    ),
  ).toBe('medium')
})

test('a tenant who got it is', () => {
  expect(
    urgencyOf(
      'I rent a flat in Napier and am two weeks behind with $980. My landlord gave me a 14 day notice on Monday. What happens when it has run out?',
    ),
  ).toBe('high')
})

test('a car ruined after it was taken back is no small matter, though no sum is named', () => {
  expect(
    urgencyOf(
      'Last year I fell behind and the repossession agency put a wrong part in my car before I bought it back. Now the engine is dead and the repair is estimated at most of the cash value. The seller says the warranty does not cover it. Who has to answer for this?',
    ),
  ).toBe('medium')
})

test.each([
  ['ch', "L'office des poursuites me prend 900 francs par mois sur ma paie. C'est normal ?"],
  ['ch', 'Das Betreibungsamt zieht mir jeden Monat 700 Franken vom Lohn ab. Ist das erlaubt?'],
  ['it', 'Mi trattengono un quinto dello stipendio per una vecchia finanziaria, è giusto?'],
  ['es', 'Hacienda me va a quitar 300 euros de la nómina todos los meses. ¿Pueden?'],
  ['nl', 'De deurwaarder houdt elke maand 400 euro van mijn loon in. Mag dat zoveel zijn?'],
] as const)('pay that is taken for a debt in %s is urgent: %s', (country, text) => {
  expect(read(text, { country }).urgencyLevel).toBe('high')
})

test.each([
  [
    'it',
    'Vogliono 350 euro per una bolletta del 2014. Non vorrei che arrivasse un pignoramento. Devo pagare?',
  ],
  [
    'de',
    'Ein Inkassobüro will 180 Euro. Nicht dass plötzlich der Gerichtsvollzieher kommt. Muss ich zahlen?',
  ],
  [
    'es',
    'Me reclaman 180 euros de hace años. No quisiera encontrarme con un embargo. ¿Tengo que pagar?',
  ],
] as const)(
  'what somebody only hopes will not come in %s is not there yet: %s',
  (country, text) => {
    expect(read(text, { country }).urgencyLevel).toBe('medium')
  },
)

test.each([
  'The agent gave us a Form 3A notice on ground 8 yesterday. Do we have to go?',
  'Got a section 8 notice because the owner is moving back in. What happens next?',
  'My landlord in Perth handed me a notice to leave as he is selling. How long do I have?',
  'A notice of seeking possession came from the housing association, we owe £700. Help?',
  'Had an RHW16 through the door in Cardiff. Is six months right?',
])('a notice to end a home is urgent: %s', (text) => {
  expect(urgencyOf(text)).toBe('high')
})

test.each([
  'My supplier says it will apply for a warrant for a meter as I owe £700. I pay £20 a week. Can they?',
  'The gas people wrote that they may apply to the court for a warrant. I owe £412. Must I let them in?',
])('a warrant that somebody only means to ask for is not there yet: %s', (text) => {
  expect(urgencyOf(text)).toBe('medium')
})

test.each([
  'They have a warrant and come on Friday to fit a meter. I owe £700. What can I do?',
  'There is a warrant out for me over a fine of £220. What do I do?',
])('a warrant that is there is urgent: %s', (text) => {
  expect(urgencyOf(text)).toBe('high')
})
test.each([
  "L'amministratore scrive che se non pago entro 15 giorni chiede il decreto ingiuntivo. Devo 900 euro. Cosa posso fare?",
  'La empresa me debe y ahora dicen que van a presentar un monitorio si no pago 700 euros de la cuota. ¿Qué hago?',
  'Das Fitnessstudio will einen Mahnbescheid beantragen, weil ich 300 Euro nicht gezahlt habe. Was soll ich tun?',
  'Le syndic va demander une injonction de payer si je ne règle pas 800 euros. Que puis-je faire ?',
])('an order that somebody only means to ask of a court is not there yet: %s', (text) => {
  expect(urgencyOf(text)).toBe('medium')
})

test.each([
  'Mi è arrivato un decreto ingiuntivo per 900 euro. Cosa posso fare?',
  'Ich habe einen Mahnbescheid bekommen, 300 Euro. Was soll ich tun?',
  'My boss did not pay me since August and says if I stay at home he will fire me. What can I do?',
  'I am pregnant and my manager wants to dismiss me. Can she?',
])('an order that has come, or a job about to be lost, is urgent: %s', (text) => {
  expect(urgencyOf(text)).toBe('high')
})

test.each([
  'I was away and came home to a letter before claim and a money claim letter. I was not the driver. How do I answer?',
  'Papers came from the county court about a gym I left. What do I do with them?',
  'There was a claim form on the mat when I got back, for an old parking charge. Help please.',
])('papers of a court press, whatever the sum: %s', (text) => {
  expect(read(text, { country: 'gb' }).urgencyLevel).toBe('high')
})

test('a parking firm that may go to court one day does not', () => {
  expect(
    read('A car park wants £60 for ten minutes. I bought a ticket. Do I have to pay it?', {
      country: 'gb',
    }).urgencyLevel,
  ).not.toBe('high')
})

test.each([
  'my ex stopped paying maintenance and the cms says hes self employed now and earning nothing but he just bought a new van. what can i do',
  'my landlord is keeping my whole 1200 deposit and never sent a list, moved out aug 31. what can i do',
])('a question about money that is kept back is of some weight: %s', (text) => {
  expect(urgencyOf(text)).toBe('medium')
})
