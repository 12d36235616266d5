/** Child support that is too much, how high it is, with whom children live, and the same words about something else. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['ca', 'I lost my job and cannot pay child support', 'ca.ask.child-support-cannot-pay'],
  [
    'ca',
    'puis-je baisser la pension alimentaire, je gagne moins',
    'ca.ask.child-support-cannot-pay',
  ],
  ['ca', 'how much child support do I have to pay', 'ca.ask.child-support-how-much'],
  ['ca', 'who decides where the children live', 'ca.ask.where-children-live'],
  ['ca', 'my ex does not pay child support', 'ca.ask.child-support'],
  ['au', 'I disagree with the child support assessment', 'au.ask.child-support-too-high'],
  ['au', 'how is child support worked out', 'au.ask.child-support-how-much'],
  ['au', 'who gets the kids if we split up', 'au.ask.where-children-live'],
  ['nz', 'I was made redundant and cannot pay child support', 'nz.ask.child-support-too-high'],
  ['nz', 'how much child support do I have to pay', 'nz.ask.child-support-how-much'],
  ['nz', 'who decides where the children live', 'nz.ask.where-children-live'],
  ['ie', 'I lost my job and cannot pay the child maintenance', 'ie.ask.maintenance-cannot-pay'],
  ['ie', 'how much is maintenance for two children', 'ie.ask.maintenance-how-much'],
  ['ie', 'my ex does not pay maintenance for our child', 'ie.ask.child-support'],
  [
    'nl',
    'ik ben mijn baan kwijt en kan de kinderalimentatie niet meer betalen',
    'nl.ask.maintenance-cannot-pay',
  ],
  ['nl', 'hoe regel ik omgang met mijn kind', 'nl.ask.child-contact'],
  [
    'be',
    "j'ai perdu mon emploi et je ne peux plus payer la pension alimentaire",
    'be.ask.maintenance-cannot-pay',
  ],
  [
    'be',
    'ik ben werkloos en kan de alimentatie niet meer betalen',
    'be.ask.maintenance-cannot-pay',
  ],
  ['be', 'mijn ex laat mij de kinderen niet zien', 'be.ask.contact'],
  ['be', 'mon ex ne me laisse pas voir mes enfants', 'be.ask.contact'],
  [
    'ch',
    'ich habe meine Stelle verloren und kann die Alimente nicht mehr zahlen',
    'ch.ask.maintenance-cannot-pay',
  ],
  [
    'ch',
    'ho perso il lavoro e non posso più pagare gli alimenti per mio figlio',
    'ch.ask.maintenance-cannot-pay',
  ],
  ['jp', '失業して養育費が払えません', 'jp.ask.child-support-cannot-pay'],
  ['gb', 'will I get universal credit for my third child', 'gb.ask-benefit.third-child'],
  ['gb', 'can I take paternity leave I have been there three weeks', 'gb.ask-work.paternity-leave'],
] as const)('in %s "%s" is answered by %s', async (country, question, row) => {
  expect(await rowFor(country, question)).toBe(row)
})

test.each([
  ['ca', 'my ex lost his job and stopped paying child support', 'ca.ask.child-support-cannot-pay'],
  ['ca', 'I was laid off and I cannot afford my credit card', 'ca.ask.child-support-cannot-pay'],
  [
    'ca',
    'he owes child support from last year, how much can I get',
    'ca.ask.child-support-how-much',
  ],
  ['ca', 'how much notice do I get if I have a child', 'ca.ask.child-support-how-much'],
  ['ca', 'who gets custody of the dog', 'ca.ask.where-children-live'],
  ['ca', 'my ex took the kids to another province', 'ca.ask.where-children-live'],
  ['au', 'my ex says he cannot pay child support', 'au.ask.child-support-too-high'],
  ['au', 'I disagree with the parking fine', 'au.ask.child-support-too-high'],
  ['au', 'how much is child care', 'au.ask.child-support-how-much'],
  ['au', 'how much child support does he owe me for last year', 'au.ask.child-support-how-much'],
  ['au', "my ex won't let me see my kids", 'au.ask.where-children-live'],
  ['au', 'my ex moved interstate with the kids', 'au.ask.where-children-live'],
  ['nz', 'my ex stopped paying child support', 'nz.ask.child-support-too-high'],
  ['nz', 'my rent is too high', 'nz.ask.child-support-too-high'],
  ['nz', 'how much holiday pay do I get', 'nz.ask.child-support-how-much'],
  [
    'nz',
    'he is behind with child support, how much can they take',
    'nz.ask.child-support-how-much',
  ],
  ['nz', "my ex won't let me see my kids", 'nz.ask.where-children-live'],
  ['nz', 'who gets the cat', 'nz.ask.where-children-live'],
  ['ie', 'I cannot pay the maintenance fee of my apartment block', 'ie.ask.maintenance-cannot-pay'],
  ['ie', 'my ex stopped paying maintenance for the kids', 'ie.ask.maintenance-cannot-pay'],
  [
    'ie',
    'who pays the management company maintenance fee and how much',
    'ie.ask.maintenance-how-much',
  ],
  ['ie', 'how much maintenance arrears does my ex owe', 'ie.ask.maintenance-how-much'],
  [
    'nl',
    'mijn ex is zijn baan kwijt en betaalt geen alimentatie meer',
    'nl.ask.maintenance-cannot-pay',
  ],
  [
    'nl',
    'ik ben mijn baan kwijt en kan de huur niet meer betalen',
    'nl.ask.maintenance-cannot-pay',
  ],
  ['be', 'mijn ex is werkloos en betaalt geen alimentatie', 'be.ask.maintenance-cannot-pay'],
  [
    'be',
    "j'ai perdu mon emploi et je ne peux plus payer le loyer",
    'be.ask.maintenance-cannot-pay',
  ],
  ['be', "j'ai un jugement et la mère refuse de me laisser voir mes enfants", 'be.ask.contact'],
  ['be', 'comment voir mes petits-enfants', 'be.ask.contact'],
  [
    'ch',
    'mon ex est au chômage et ne paie plus la pension alimentaire',
    'ch.ask.maintenance-cannot-pay',
  ],
  ['ch', 'ich habe meine Stelle verloren was nun', 'ch.ask.maintenance-cannot-pay'],
  ['jp', '元夫が失業して養育費を払ってくれません', 'jp.ask.child-support-cannot-pay'],
  ['jp', '失業して家賃が払えません', 'jp.ask.child-support-cannot-pay'],
  ['gb', 'is my third child entitled to free school meals', 'gb.ask-benefit.third-child'],
  ['gb', 'my child is sick and I am on universal credit', 'gb.ask-benefit.third-child'],
  ['gb', 'he wants a paternity test', 'gb.ask-work.paternity-leave'],
  ['gb', 'I am pregnant, how much maternity pay do I get', 'gb.ask-work.paternity-leave'],
] as const)('in %s "%s" is not answered by %s', async (country, question, row) => {
  expect(await rowFor(country, question)).not.toBe(row)
})
