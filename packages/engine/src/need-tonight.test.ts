/** Whoever has no bed, no food or no light tonight, or is threatened by a lender, is told first whom to call. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const NO_BED = [
  'i have nowhere to sleep tonight with my two kids',
  'we sleep in our car',
  'where can i go tonight im homless',
  'got kicked out, no place to stay tonite and its freezing',
  'Been sleeping rough for a week, where do I get a bed for the night?',
  'me and my daughter have no were to stay tonight, can anyone help',
  'My sister asked us to leave her flat on Sunday because there are nine of us in two rooms and the owner found out. Since then me, my wife and our two boys, 4 and 7, have been staying in the car behind the supermarket. I still go to work every morning and wash at the station. Tonight it will be below zero and the little one is coughing. We have no family here and a hotel costs more than I earn in a day. I do not want anybody to take the children from us. Is there a place where all four of us can sleep tonight, and who do I call?',
  'hi i dont no what to do. my boyfreind threw me out last nite and kept the keys, its his name on the place. i slept at the bus stop with my bag. im 23 and 5 months gone. my mum wont have me back and my freinds all have babys. i got 12 in my pocket and my phone is on 9 percent. i have work tomorow at 7 but i cant go like this. i am homeless now i suppose and i never been befor. where do i go tonight pls someone tell me a number i can ring',
]

const NO_FOOD = [
  'no money for food until friday',
  'my fridge is empty',
  'we have nothing to eat tonight',
  'havent eaten in two days, no money left, who can help',
  'cant afford food this week, kids r hungry',
  'Where is the nearest food bank and how do I get food today?',
  'I was laid off three weeks ago and the last of my pay went on rent. I applied for benefits but they say the first money comes in a month. I have two girls, 6 and 9. Since Monday I eat once a day so that there is enough for them. This morning I gave them the last of the bread, and the cupboards are empty. I have four coins until Friday, when a friend may lend me something. I am ashamed to ask at school. I have never had to ask for anything in my life. Where can I get food for my children today, and does it cost anything?',
  'hiya can sumone help. my card got stoppd and bank says 5 days for a new one. im on my own with 3 kids an theres no food in the house, only pasta. no money till thurs. iv asked my mum but she has nothin either. kids hav had toast for tea 2 nights now an the baby is nearly out of milk. i dont want social services on my back i just need food. i tried the church but it was shut. i dont drive an theres no bus after 6. what can i do were do i go',
]

const NO_POWER = [
  'our electricity was cut off today and there is a baby in the house',
  'power got cut off today, newborn at home, no money',
  'they shut off our electricity this morning, we have no heat and a baby',
  'no lights and no heating since yesterday, we couldnt pay, 2 little kids',
  'electrisity cut off, baby is cold, what do i do tonite',
  'They disconnected my power today because I was behind. My mother is 81 and it is freezing. Who can get it back on tonight?',
  'I missed three electricity bills after my husband lost his job in the summer. We wrote to the company twice and nobody answered. At noon a man came, and now the whole house is dark. We have a baby of seven weeks and a girl of three. The heating runs on the same supply, so the rooms are getting cold, and I cannot warm a bottle. The shop on the corner let me charge my phone. I get paid on Thursday and could pay about a third then. Can they leave us without power like this, and who can help us tonight to get it back on?',
  'pls help, my power got cut off at 2 today cos i owe on the electric bill. im a single mum with a newborn an a 4 yr old. its dark an freezing an all the food in the frezer is goin off. i rang them an they said pay all of it or nothing, its 612. i got 40 till next week. they wont listen. my neibour let us warm the bottles but she is goin away tomorow. i dont no who else to call. can they do this with a baby in the house an how do i get it back on tonite',
]

const EMPTY_METER = [
  'no money on the prepayment meter and i have a baby',
  'my electric meter has run out and no money till monday',
  'prepay meter ran out, emergency credit used up, kids in the house',
  'cant top up the meter, no gas, its freezing',
]

const LOAN_SHARK = [
  'a loan shark threatens to hurt me',
  'i borrowed from a man who takes my bank card',
  'borowed 500 off a guy now he says he will break my legs',
  'i owe money to an illegal lender and he came to my door and threatened me',
  'a man lends money round here, he keeps my bank card and knows where my kids go to school',
  'loan sharks said they will come for my family if i dont pay tonite',
  'Last year I borrowed 300 in cash from a man that everyone in our building knows. There was no paper. He said pay me when you can, but then he wanted 50 every week, and it never gets less. I have paid far over a thousand. Since August he holds my bank card and the number, and takes out my money on the day it comes in and gives me a little back. I told him on Saturday that I cannot go on. He said he knows where my son waits for the bus, and that people who stop paying get hurt. I am scared to go home. Did I do wrong by borrowing, and who can I talk to?',
  'i need help im so scared. i borrowd 200 off a bloke my freind knows cos i had nothin for xmas, he is a loan shark i no that now. he wants 600 back an every week i miss he puts 50 on. last nite 2 men came bangin on my door an said they wil smash the place up an hurt me if i havnt got it by friday. my kids were cryin. i havnt told nobody not even my mum. i dont want to go to the police cos they said it wil be worse. do i have to pay him, who can i tell wot do i do',
]

/** One line a matter: the country, how it is told, and a number or a name that its answer must give. */
const CASES: readonly (readonly [CountryCode, readonly string[], string])[] = [
  ['us', NO_BED, '211'],
  ['us', NO_FOOD, '866-348-6479'],
  ['us', NO_POWER, 'LIHEAP'],
  ['us', LOAN_SHARK, '911'],
  ['ca', NO_BED, '211'],
  ['ca', NO_FOOD, '211'],
  ['ca', NO_POWER, '211'],
  ['ca', LOAN_SHARK, '911'],
  ['au', NO_BED, '1800 152 152'],
  ['au', NO_FOOD, 'askizzy.org.au'],
  ['au', NO_POWER, 'hardship'],
  ['au', LOAN_SHARK, '000'],
  ['nz', NO_BED, '0800 559 009'],
  ['nz', NO_FOOD, '0800 559 009'],
  ['nz', NO_POWER, '0800 559 009'],
  ['nz', EMPTY_METER, '0800 559 009'],
  ['nz', LOAN_SHARK, '111'],
  ['gb', NO_BED, '0808 800 4444'],
  ['gb', NO_FOOD, '0808 208 2138'],
  ['gb', NO_POWER, 'supplier'],
  ['gb', EMPTY_METER, 'extra credit'],
  ['gb', LOAN_SHARK, '0300 555 2222'],
  ['ie', NO_BED, '1800 707 707'],
  ['ie', NO_FOOD, 'Additional Needs Payment'],
  ['ie', NO_POWER, 'Additional Needs Payment'],
  ['ie', EMPTY_METER, 'Additional Needs Payment'],
  ['ie', LOAN_SHARK, '999'],
]

/** In Canada people ask in French too. */
const IN_FRENCH: readonly (readonly [CountryCode, string, string])[] = [
  ['ca', 'je n’ai nulle part où dormir ce soir avec mes enfants', '211'],
  ['ca', 'on dort dans notre char avec les deux petits, qui appeler', '211'],
  ['ca', 'plus d’argent pour manger jusqu’à vendredi', '211'],
  ['ca', 'le frigo est vide et j’ai trois enfants', '211'],
  ['ca', 'hydro nous a coupé le courant ce matin, on a un bébé', '211'],
  ['ca', 'un shylock menace de me casser les jambes', '911'],
  ['ca', 'j’ai emprunté 300 à un gars, il dit qu’il va me frapper si je paie pas', '911'],
]

/** Where help is another by nation, state or province, the place that is named decides. */
const PLACES: readonly (readonly [CountryCode, string, string])[] = [
  ['us', 'i have nowhere to sleep tonight with my kids, we are in new york city', 'PATH'],
  ['ca', 'they cut off our power today in Toronto, Ontario, baby in the house', '15 November'],
  ['ca', 'no money for food until friday, i live in Ontario', 'Ontario Works'],
  ['gb', 'i have nowhere to sleep tonight, im in Glasgow, Scotland', 'Scotland'],
  ['gb', 'nowhere to sleep tonight with my kids in Cardiff, Wales', '08000 495 495'],
  ['gb', 'nowhere to sleep tonight in Belfast, Northern Ireland', '03448 920 908'],
  ['gb', 'no money for food until friday, Dundee, Scotland', 'Crisis Grant'],
  ['gb', 'no money for food until friday, we live in Swansea, Wales', 'Discretionary Assistance'],
  ['gb', 'my fridge is empty, i am in Belfast, Northern Ireland', 'Discretionary Support'],
]

/** Questions that use the same words and ask for something else. */
const NEIGHBOURS = [
  'my dog sleeps in the car while i work, can the police fine me',
  'hotel overbooked, we had nowhere to sleep, can i get my money back',
  'my fridge stopped working after 13 months, can i get a refund',
  'the food in my freezer went off when the fridge broke, can i claim from the shop',
  'my neighbour shouts all night and i cant sleep',
  'can i get food stamps if i work',
  'is it legal to sleep in my car at a rest stop on a road trip',
  'my landlord cut off the electricity because i am late with the rent',
  'a bank refused me a loan, can i ask why',
  'i lent my bank card to my son and he took 200 out',
  'i owe money to a bank and a debt collector threatens me with court',
  'the restaurant ran out of food and charged us for the meal',
  'my employer keeps my passport and owes me pay',
  'power was off for two days after the storm, can i claim for the food in my freezer',
  'a homeless man sleeps in our doorway, what can i do',
  'my prepaid phone ran out and i cant top up',
  'my landlord gave me notice and i have two kids, when must i leave',
  'can i claim benefits if i am homeless',
  'i borrowed my dads car and smashed it',
  'food bank wants my id, is that legal',
  'the electricity company cut off my business today',
  'my tenant is homeless now and wants back in, what do i do',
  'flight cancelled, no place to stay tonight, who pays the hotel',
  'can i sleep in my car outside my house when drunk',
]

async function answerTo(text: string, country: CountryCode) {
  const request = { country, language: 'en', userGoal: '' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  const { directAnswer, basis, urgencyLevel } = outcome.analysis
  return { directAnswer, urgencyLevel, sources: JSON.stringify(basis['directAnswer'] ?? []) }
}

const TOLD = CASES.flatMap(([country, told, whom]) =>
  told.map((text) => [country, text, whom] as const),
)

test.each([...TOLD, ...IN_FRENCH, ...PLACES])('in %s, to "%s"', async (country, text, whom) => {
  const { directAnswer, urgencyLevel } = await answerTo(text, country)
  expect(directAnswer).toContain(whom)
  expect(urgencyLevel).toBe('high')
})

const COUNTRIES = [...new Set(CASES.map(([country]) => country))]

test.each(COUNTRIES.flatMap((country) => NEIGHBOURS.map((text) => [country, text] as const)))(
  'in %s this asks for something else: "%s"',
  async (country, text) => {
    expect((await answerTo(text, country)).sources).not.toContain('.need.')
  },
)
