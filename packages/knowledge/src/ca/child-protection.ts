/** A letter of a children's aid society in Ontario that looks into a worry about a child. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAW: Authority = {
  title: 'Child, Youth and Family Services Act, 2017 (Ontario), S.O. 2017, c. 14, Sched. 1',
  provision: 'sections 35, 81, 86 and 88',
  url: 'https://www.ontario.ca/laws/statute/17c14',
  inForceFrom: '2018-04-30',
}

const ROW = {
  country: 'ca',
  regions: ['CA-ON'],
  kinds: ['OTHER'],
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
  when: {
    all: [
      {
        says: [
          "children's aid society",
          'children’s aid society',
          "children's aid",
          'child protection worker',
          'child protection investigation',
          'family and children’s services',
          "family and children's services",
        ],
      },
    ],
    not: [{ says: ['donation', 'donate', 'foster parents wanted', 'volunteer'] }],
  },
} satisfies Partial<Rule>

export const CHILD_PROTECTION: readonly Rule[] = [
  {
    ...ROW,
    id: 'ca.child.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'A children’s aid society must look into a worry about a child. It wants to see your home and to talk with you and the child.',
    authority: LAW,
  },
  {
    ...ROW,
    id: 'ca.child.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You can ask what the worry is, speak to a lawyer before you answer more or sign, and have somebody with you at the visit.',
    authority: LAW,
  },
  {
    ...ROW,
    id: 'ca.child.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is the start of an inquiry, not a charge and not yet a court case. Many end with no step at all.',
    authority: LAW,
  },
  {
    ...ROW,
    id: 'ca.child.right-court',
    kind: 'right',
    rank: 5,
    says: 'A worker may take a child only by a warrant or an order, or where waiting for one is a great risk. Then a court must look at it within five days.',
    authority: LAW,
  },
  {
    ...ROW,
    id: 'ca.child.right-sign',
    kind: 'right',
    rank: 6,
    says: 'You need not sign a paper on the spot, such as a plan or an agreement that the child stays elsewhere. Show it to a lawyer first.',
    authority: LAW,
  },
  {
    ...ROW,
    id: 'ca.child.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Call Legal Aid Ontario on 1-800-668-8258 before the visit. It can give a lawyer, and names other advice if you earn too much.',
    authority: LAW,
  },
  {
    ...ROW,
    id: 'ca.child.step-visit',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Be there at the time set, or call the worker and agree another. Stay calm, and write down who came, what was asked and what you said.',
    authority: LAW,
  },
]
