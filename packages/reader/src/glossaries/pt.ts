/** Portuguese questions in English, of Portugal and of Brazil: see in-english.ts. Longer turns win over their words. */
import type { Glossary } from '../in-english.ts'
import { PT_HOME } from './pt-home.ts'
import { PT_LIFE } from './pt-life.ts'
import { PT_MONEY } from './pt-money.ts'
import { PT_WORK } from './pt-work.ts'

const SMALL = `
o que posso fazer | que posso fazer | o que podemos fazer | o que dá para fazer | como posso resolver = what can i do
o que faço | o que fazer | o que devo fazer | que devo fazer | o que eu faço | que faço = what can i do
o que acontece | o que pode acontecer = what happens
tenho direito a | tenho direito ao | tenho direito à | tenho direito | tenho direito as | temos direito a = am i entitled to
meus direitos | quais são os meus direitos = my rights
tenho de | tenho que | temos de | temos que | sou obrigad* a | devo | preciso | é obrigatório | somos obrigad* a = do i have to
tenho de pagar | tenho que pagar | sou obrigad* a pagar | devo pagar | preciso pagar | temos de pagar | temos que pagar = do i have to pay
tenho de aceitar | tenho que aceitar | sou obrigad* a aceitar | preciso aceitar = do i have to accept
tenho de sair | tenho que sair | sou obrigad* a sair | preciso sair = do i have to leave
tenho de devolver | tenho que devolver | preciso devolver = do i have to pay back
sou obrigad* a responder | tenho de responder | tenho que responder | preciso responder = do i have to answer
tem de | tem que | têm de | têm que = must
pode = can
podem = can they
posso | podemos | dá para | consigo = can i
não posso | não consigo | não podemos | não conseguimos = can't
meu chefe pode | o patrão pode | meu patrão pode | a empresa pode | o chefe pode = can my boss
é permitido = is it allowed
é legal | isso é legal | isto é legal | é lícito | é dentro da lei = is it legal
é ilegal | ilegal = illegal
é verdade que | é verdade = is it true
quanto tempo tenho | qual o prazo | qual é o prazo | até quando | que prazo tenho = how long do i have | deadline
em quanto tempo | quanto tempo | quantos anos = how long
quanto é | quanto | quanto recebo = how much
quando = when
como = how to
onde = where
por que | porque é que = why
porque | pois = because
quem = who
reclamar | reclamação | queixa | apresentar queixa = complain | complaint
recorrer | recurso | contestar | impugnar | recorro | apelar = appeal | dispute
sem motivo | sem razão | sem justa causa | sem justificação | sem justificativa = without reason | no reason
sem autorização | sem permissão | sem perguntar | sem a minha autorização = without permission
sem avisar | sem aviso | sem aviso prévio | sem me avisar = without notice
recusad* | negad* | negaram | recusaram | indeferid* | recusou | rejeitad* = refused | denied
recusa | recusa-se | se recusa | recusam | recusam-se = refuses
recebi | recebemos | chegou | apanhei = received
carta | cartas = letter
levar | tirar | tirar-me = take
todos os dias | todo dia | todo o dia | diariamente = every day
a noite toda | toda a noite | a noite inteira | de noite = all night
antig* | velh* = old
ainda = still
hoje = today
amanhã = tomorrow
semana passada | na semana passada = last week
semana* = weeks
mês | meses = months
ano | anos = years
dia | dias = days
hora | horas = hours
dois | duas = two
três = three
quatro = four
cinco = five
depois de | após | ao fim de = after
antes de = before
sem = without
se = if
não | nao = not
meu | minha | meus | minhas | nosso | nossa | me =
seu | sua | dele | dela | deles = his
diz | diz que | dizem que | ele | ela | eles | elas = they
há =
é | são | está | estão | foi | era | ser | estar = is
tenho | tive | temos = i have
tem | têm = has
quer | querem | quer que = wants
não quer | não querem | não vai = won't
quero = i want
o | a | os | as | um | uma | uns | umas | de | do | da | dos | das | em | no | na | nos | nas | ao | à | aos | às | com | para | pra | pela | pelo | por | e | ou | que | eu | isso | isto | esta | este | num | numa =
`

/** Of two lines with one word the first is told. */
export const PT_GLOSSARY: Glossary = [PT_HOME, PT_WORK, PT_MONEY, PT_LIFE, SMALL].join('')
